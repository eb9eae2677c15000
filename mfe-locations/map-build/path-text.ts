import type { Point } from '../src/map/district-map';

/** A line or, with `closed`, a ring as SVG path text: absolute at its start, then relative; '' where nothing is left. */
export function pathText(line: readonly Point[], closed: boolean): string {
  const points = straightened(line);
  const [first, ...rest] = closed && isSame(points[0], points.at(-1)) ? points.slice(0, -1) : points;
  if (!first || rest.length < (closed ? 2 : 1)) return '';
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x}${signed(nextY - y)}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  // a number's minus sign parts it from the one before
  const text = steps.map((step, at) => (at === 0 || step.startsWith('-') ? step : ` ${step}`)).join('');
  return `M${first[0]}${signed(first[1])}l${text}${closed ? 'z' : ''}`;
}

const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`);
const isSame = (one: Point | undefined, other: Point | undefined) =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

/** Without points that repeat the one before, or lie on the way straight ahead. */
function straightened(line: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (isSame(last, point)) continue;
    if (before && last && isStraight(before, last, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

function isStraight([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - bx, cy - by];
  return ux * vy === uy * vx && ux * vx + uy * vy > 0;
}
