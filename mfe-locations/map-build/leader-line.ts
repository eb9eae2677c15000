import type { Label, Point } from '../src/map/district-map';
import { type Box, boxOf } from './boxes';
import { type Area, contains, depthAt } from './polygons';

/** Grid step of the ends to try, in units. */
const STEP = 4;
/** Distance between the end of a leader and the border of its division, in units. Less in a smaller division. */
const DEPTHS = [24, 12, 5, 1];

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Whether the line crosses a box. */
function crosses([ax, ay]: Point, [bx, by]: Point, { left, top, right, bottom }: Box): boolean {
  return Array.from({ length: 21 }, (_, step) => step / 20).some((part) => {
    const [x, y] = [ax + part * (bx - ax), ay + part * (by - ay)];
    return x > left && x < right && y > top && y < bottom;
  });
}

/** The shortest line from a label's box to a point inside its division, across no `taken` box. Null if none is free. */
function shortestLine(box: Box, area: Area, taken: readonly Box[]): readonly [from: Point, to: Point] | null {
  const [xs, ys] = [area.flat().map(([x]) => x), area.flat().map(([, y]) => y)];
  for (const depth of DEPTHS) {
    let best: { line: readonly [Point, Point]; length: number } | null = null;
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP)
      for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
        const from: Point = [
          Math.round(clamped(x, box.left, box.right)),
          Math.round(clamped(y, box.top, box.bottom)),
        ];
        const length = Math.hypot(x - from[0], y - from[1]);
        if (best && length >= best.length) continue;
        if (!contains(area, [x, y]) || depthAt(area, [x, y]) < depth) continue;
        if (taken.some((each) => crosses(from, [x, y], each))) continue;
        best = { line: [from, [x, y]], length };
      }
    if (best) return best.line;
  }
  return null;
}

/**
 * Adds a leader to a label beside its division. The side of the text where the leader begins becomes the anchor, so
 * that a smaller text still begins there.
 */
export function withLeader(
  words: string,
  letters: number,
  label: Label,
  area: Area,
  taken: readonly Box[],
): Label {
  const box = boxOf(words, letters, label);
  const leader = shortestLine(box, area, taken);
  if (!leader) return label;
  const [[, y], [toX]] = [label.at, leader[1]];
  if (toX < box.left) return { at: [Math.round(box.left), y], anchor: 'start', leader };
  if (toX > box.right) return { at: [Math.round(box.right), y], anchor: 'end', leader };
  return { ...label, leader };
}
