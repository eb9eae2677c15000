import type { Label, Point } from '../src/map/district-map';

/** A rectangle in units; `top` is the smaller number. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Room between two things that are read apart. */
const GAP = 5;

/** Widths of letters in heights, of a wide face in bold: where the reader's is narrower there is more room. */
function widthOf(letter: string): number {
  if (/[ijl.,'’|!]/.test(letter)) return 0.4;
  if (/[ frt-]/.test(letter)) return 0.5;
  if (/[mwMW]/.test(letter)) return 1.1;
  return /[A-Z]/.test(letter) ? 0.84 : 0.71;
}

/** What words of that height cover at a place. */
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

/** Corners of a box, and the middles of its long sides. */
export function rimOf({ left, top, right, bottom }: Box): Point[] {
  const middle = (left + right) / 2;
  return [top, bottom].flatMap((y): Point[] => [
    [left, y],
    [middle, y],
    [right, y],
  ]);
}
