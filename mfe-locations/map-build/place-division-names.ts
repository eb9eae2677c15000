import type { Label, Point } from '../src/map/district-map';
import { type Box, boxOf, isWithin, overlap, rimOf } from './boxes';
import { withLeader } from './leader-line';
import { NoRoomError } from './no-room-error';
import { type Area, areaOf, contains, depthAt } from './polygons';

/** Grid step of the positions to try, in units. */
const STEP = 12;

export type Named = { words: string; area: Area };

/** Maximum distance from a division to its label beside the district, in units. A label farther away is a last resort. */
const MAX_BESIDE = 40;

/**
 * Positions for the labels of divisions. Prefers a position fully within the division, then one close beside the
 * district, nearer to its division than to others. Then one with its midpoint in the division, which crosses a border,
 * and then one farther beside the district. Within, prefers the deepest; beside, the nearest. A label covers no `taken`
 * box and no other label. A label beside the district has a leader. Throws NoRoomError.
 */
export function placeDivisionNames(
  divisions: readonly Named[],
  letters: number,
  taken: readonly Box[],
  height: number,
): Label[] {
  const covered = [...taken];
  const labels = new Map<Named, Label>();
  // places small divisions first, because they have the fewest positions
  for (const division of [...divisions].sort((one, other) => sizeOf(one) - sizeOf(other))) {
    const best = bestOf(division, divisions, letters, covered, height);
    labels.set(division, best);
    covered.push(boxOf(division.words, letters, best));
  }
  return divisions.flatMap((division) => {
    const label = labels.get(division);
    if (!label) return [];
    const { words, area } = division;
    const { top, bottom } = boxOf(words, letters, label);
    if (contains(area, [label.at[0], (top + bottom) / 2])) return [label];
    const others = [...labels].flatMap(([other, at]) =>
      other === division ? [] : [boxOf(other.words, letters, at)],
    );
    return [withLeader(words, letters, label, area, [...taken, ...others])];
  });
}

const sizeOf = ({ area }: Named) => area.reduce((sum, ring) => sum + areaOf(ring), 0);

function bestOf(
  division: Named,
  all: readonly Named[],
  letters: number,
  covered: readonly Box[],
  height: number,
): Label {
  const { words, area } = division;
  const others = all.filter((each) => each !== division);
  let best: { label: Label; worth: number } | null = null;
  for (const at of places(height)) {
    const label: Label = { at, anchor: 'middle' };
    const box = boxOf(words, letters, label);
    if (!isWithin(box, height) || covered.some((other) => overlap(box, other))) continue;
    const middle: Point = [at[0], (box.top + box.bottom) / 2];
    const points = [middle, ...rimOf(box)];
    const within = contains(area, middle);
    // skips the slow measurement if even the best possible result is not better
    if (best && best.worth >= (within ? 1000 + depthAt(area, middle) : 500)) continue;
    const worth = within ? worthWithin(area, points) : worthBeside(area, points, others);
    if (best && worth <= best.worth) continue;
    if (!within && all.some((each) => points.some((point) => contains(each.area, point)))) continue;
    best = { label, worth };
  }
  if (!best) throw new NoRoomError(words);
  return best.label;
}

/** Score of a position with its midpoint in the division: positions fully within score higher, then deeper ones. */
function worthWithin(area: Area, points: readonly Point[]): number {
  const whole = points.every((point) => contains(area, point));
  return whole
    ? 1000 + Math.min(...points.map((point) => depthAt(area, point)))
    : depthAt(area, points[0] ?? [0, 0]);
}

const distance = (area: Area, points: readonly Point[]) =>
  Math.min(...points.map((point) => depthAt(area, point)));

/** Score of a position beside the division: higher if nearer. A close one scores higher than one across a border. */
function worthBeside(area: Area, points: readonly Point[], others: readonly Named[]): number {
  const own = distance(area, points);
  if (own > MAX_BESIDE) return -1 - own;
  const isNearest = others.every((other) => distance(other.area, points) > 1.5 * own);
  return isNearest ? 500 - own : -1 - own;
}

function* places(height: number): Generator<Point> {
  for (let y = STEP; y < height; y += STEP) for (let x = STEP; x < 1000; x += STEP) yield [x, y];
}
