/** A point on the drawing, in units of its view box, which is 1000 wide. */
export type Point = readonly [x: number, y: number];

/**
 * Position of a label: a point on its baseline, and the side of the text that is there. `leader`: a line from a label
 * beside the district to its division.
 */
export type Label = {
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  leader?: readonly [from: Point, to: Point];
};

/** A court's district, drawn in advance by mfe-locations/map-build. All numbers are units of the view box. */
export type DistrictMap = {
  /** the width of the view box is 1000 */
  height: number;
  /** in the order of the court's file */
  divisions: readonly {
    name: string;
    /** position of its name on a wide drawing, and on a narrow one, where letters are larger */
    label: Label;
    narrow: Label;
    counties: readonly { name: string; path: string }[];
  }[];
  /** path of the borders between divisions and around the district */
  borders: string;
  /**
   * offices in the order of the court's file. `id`: id in `offices11`. `reach`: radius of the touch target. `beside`:
   * position of the pin on a narrow drawing if the pin would hide its division at `at`
   */
  pins: readonly { id: string; at: Point; reach: number; beside?: Point }[];
};

/** Heights of the letters of division names, in units. */
export const LETTERS = { wide: 29, narrow: 36 } as const;
/** Radii of pins, in units. */
export const PIN = { wide: 17, narrow: 30 } as const;
