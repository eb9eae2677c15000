import type { Label, Point } from '../src/map/district-map';

/** A rectangle in units of the drawing. y grows downward, so `top` is smaller than `bottom`. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Minimum distance between two labels, in units. */
const GAP = 5;

/**
 * Approximate width of a bold letter, as a multiple of its height. A little more than in Arial, Segoe UI and Roboto.
 */
function widthOf(letter: string): number {
  if (/[ijl.,'’|!]/.test(letter)) return 0.36;
  if (/[ frt-]/.test(letter)) return 0.45;
  if (/[mwMW]/.test(letter)) return 0.96;
  return /[A-Z]/.test(letter) ? 0.78 : 0.62;
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

/** Points on the top and bottom sides of a box, corners included. */
export function rimOf({ left, top, right, bottom }: Box): Point[] {
  const steps = 8;
  return [top, bottom].flatMap((y) =>
    Array.from({ length: steps + 1 }, (_, step): Point => [left + ((right - left) * step) / steps, y]),
  );
}
