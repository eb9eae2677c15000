import type { Point } from '../src/map/district-map';

export type Ring = readonly Point[];
/** Rings of a county or division. Includes outer rings and holes, because `contains` uses the even-odd rule. */
export type Area = readonly Ring[];

/** Twice the ring's area, in square units. */
export function areaOf(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}

export function contains(area: Area, [x, y]: Point): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of edges(area))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  return inside;
}

/** Distance from a point to the nearest border, in units. */
export function depthAt(area: Area, [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [[ax, ay], [bx, by]] of edges(area)) {
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
    nearest = Math.min(nearest, Math.hypot(x - ax - share * dx, y - ay - share * dy));
  }
  return nearest;
}

function* edges(area: Area): Generator<[Point, Point]> {
  for (const ring of area)
    for (const [at, point] of ring.entries()) yield [point, ring[(at + 1) % ring.length] ?? point];
}
