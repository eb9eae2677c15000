import type { Label, Point } from '../src/map/district-map';

/** A rectangle in units of the drawing. y grows downward, so `top` is smaller than `bottom`. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Minimum distance between two labels, in units. */
const GAP = 5;

/**
 * Approximate width of a letter, as a multiple of its height. For a wide bold font; narrower fonts leave more space.
 */
function widthOf(letter: string): number {
  if (/[ijl.,'’|!]/.test(letter)) return 0.4;
  if (/[ frt-]/.test(letter)) return 0.5;
  if (/[mwMW]/.test(letter)) return 1.1;
  return /[A-Z]/.test(letter) ? 0.84 : 0.71;
}

/** The rectangle that a label covers. `height`: letter height in units. */
export function boxOf(words: string, height: number, { at: [x, y], anchor }: Label): Box {
  const width = [...words].reduce((sum, letter) => sum + widthOf(letter), 0) * height;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 0.8 * height, bottom: y + 0.25 * height };
}

export function circleBox([x, y]: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right + GAP &&
    other.left < one.right + GAP &&
    one.top < other.bottom + GAP &&
    other.top < one.bottom + GAP
  );
}

export function isWithin(box: Box, height: number): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= 1000 && box.bottom <= height;
}

/** Corners of a box, and the midpoints of its top and bottom sides. */
export function rimOf({ left, top, right, bottom }: Box): Point[] {
  const middle = (left + right) / 2;
  return [top, bottom].flatMap((y): Point[] => [
    [left, y],
    [middle, y],
    [right, y],
  ]);
}
