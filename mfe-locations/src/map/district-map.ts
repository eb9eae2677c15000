/** A place on the drawing: units of its view box, 1000 of which are its width. */
export type Point = readonly [x: number, y: number];

/** Where words stand: their baseline's point, which `anchor` tells the side of. */
export type Label = { at: Point; anchor: 'start' | 'middle' | 'end' };

/** A court's district as mfe-locations/map-build draws it ahead. All numbers are units of the view box. */
export type DistrictMap = {
  /** the view box is 1000 wide */
  height: number;
  /** in the order of the court's file */
  divisions: readonly {
    name: string;
    /** its name on a wide drawing, its letter (A, B …) on a narrow one */
    label: { wide: Label; narrow: Label };
    counties: readonly { name: string; path: string }[];
  }[];
  /** between divisions, and round the district */
  borders: string;
  /** offices in the order of the court's file; `id` as in `offices11`, `reach` the radius of what a finger meets */
  pins: readonly { id: string; at: Point; reach: number; label: Label }[];
};

/** Heights of letters, in units: a wide drawing's names of divisions and offices, a narrow one's letters and numbers. */
export const LETTERS = { division: 25, office: 29, key: 50 } as const;
/** Radii of pins, in units. */
export const PIN = { wide: 17, narrow: 34 } as const;
