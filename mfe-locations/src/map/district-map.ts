/** A point on the drawing, in units of its view box, which is 1000 wide. */
export type Point = readonly [x: number, y: number];

/** Position of a label: a point on its baseline, and the side of the text that is there. */
export type Label = { at: Point; anchor: 'start' | 'middle' | 'end' };

/** A court's district, drawn in advance by mfe-locations/map-build. All numbers are units of the view box. */
export type DistrictMap = {
  /** the width of the view box is 1000 */
  height: number;
  /** in the order of the court's file */
  divisions: readonly {
    name: string;
    /** position of its name on a wide drawing; a narrow one shows only the numbers of offices */
    label: Label;
    counties: readonly { name: string; path: string }[];
  }[];
  /** path of the borders between divisions and around the district */
  borders: string;
  /** offices in the order of the court's file. `id`: id in `offices11`. `reach`: radius of the touch target. */
  pins: readonly { id: string; at: Point; reach: number; label: Label }[];
};

/** Letter heights in units: division and office names on a wide drawing. */
export const LETTERS = { division: 25, office: 29 } as const;
/** Radii of pins, in units. */
export const PIN = { wide: 17, narrow: 34 } as const;
