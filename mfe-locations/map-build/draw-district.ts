import type { Geometry } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { type DistrictMap, LETTERS, PIN, type Point } from '../src/map/district-map';
import { circleBox, isWithin, overlap } from './boxes';
import type { CourtDistrict } from './court-file';
import { type Atlas, cutCounties } from './cut-counties';
import { NoRoomError } from './no-room-error';
import { placeDivisionNames } from './place-division-names';
import { type Area, areaOf, contains } from './polygons';
import { heightOf, projectionOf } from './projection';

/** Step of the positions to try for a pin, in units. */
const PIN_STEP = 4;
/** Share of a division that a pin may hide. */
const MAX_HIDDEN = 0.2;

/** Share of `area` that a narrow drawing's pin at `at` hides. */
function hiddenShare(area: Area, at: Point): number {
  const points = area.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  let [all, hidden] = [0, 0];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += PIN_STEP)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += PIN_STEP) {
      if (!contains(area, [x, y])) continue;
      all += 1;
      if (Math.hypot(x - at[0], y - at[1]) <= PIN.narrow) hidden += 1;
    }
  return all === 0 ? 0 : hidden / all;
}

/** Whether a narrow drawing's pin at `at` covers a part of `area`. */
function covers(at: Point, area: Area): boolean {
  const radius = PIN.narrow + 4;
  const rim = Array.from({ length: 16 }, (_, step): Point => {
    const angle = (step * Math.PI) / 8;
    return [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)];
  });
  if ([at, ...rim].some((point) => contains(area, point))) return true;
  return area.flat().some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < radius);
}

/**
 * Positions of pins on a narrow drawing. A pin that would hide its division is beside the district, as near to its
 * office as possible. Throws NoRoomError.
 */
export function placePins(
  offices: readonly { name: string; at: Point }[],
  areas: readonly Area[],
  height: number,
): Point[] {
  return offices.map(({ name, at }) => {
    const own = areas.find((area) => contains(area, at));
    if (!own || hiddenShare(own, at) <= MAX_HIDDEN) return at;
    const others = offices.filter((each) => each.at !== at).map((each) => circleBox(each.at, PIN.narrow));
    let best: { place: Point; way: number } | null = null;
    for (let x = 0; x <= 1000; x += PIN_STEP)
      for (let y = 0; y <= height; y += PIN_STEP) {
        const way = Math.hypot(x - at[0], y - at[1]);
        const box = circleBox([x, y], PIN.narrow + 2);
        if ((best && way >= best.way) || !isWithin(box, height)) continue;
        if (others.some((other) => overlap(box, other))) continue;
        if (areas.some((area) => covers([x, y], area))) continue;
        best = { place: [x, y], way };
      }
    if (!best) throw new NoRoomError(name);
    return best.place;
  });
}

/**
 * SVG path text of a line, or of a ring if `closed`. The first point is absolute, the others relative. '' if no
 * points are left.
 */
function pathText(line: readonly Point[], closed: boolean): string {
  const points = straightened(line);
  const [first, ...rest] = closed && isSame(points[0], points.at(-1)) ? points.slice(0, -1) : points;
  if (!first || rest.length < (closed ? 2 : 1)) return '';
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x}${signed(nextY - y)}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  // a minus sign separates a number from the previous one
  const text = steps.map((step, at) => (at === 0 || step.startsWith('-') ? step : ` ${step}`)).join('');
  return `M${first[0]}${signed(first[1])}l${text}${closed ? 'z' : ''}`;
}

const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`);
const isSame = (one: Point | undefined, other: Point | undefined) =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

/** Removes points that repeat the previous one or lie on a straight line. */
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

/** Twice the area of the smallest island that is drawn, in square units. */
const SPECK = 16;
/** Maximum radius of a pin's touch target, in units: 44 px on a drawing 320 px wide. */
const MAX_REACH = 68;

/** Draws a court's district. Throws CountyError and NoRoomError. */
export function drawDistrict(atlas: Atlas, court: CourtDistrict): DistrictMap {
  const counties = cutCounties(atlas, court);
  const all = { type: 'GeometryCollection' as const, geometries: counties.map(({ shape }) => shape) };
  const whole = feature(atlas, all);
  const project = projectionOf(whole);
  const drawn = new Map(
    counties.map((county, at) => [county, ringsOf(whole.features[at]?.geometry, project)] as const),
  );
  const height = heightOf([...drawn.values()].flat(2));
  const divisionOf = new Map(counties.map(({ shape, division }) => [shape as unknown, division]));
  const borders = mesh(
    atlas,
    all,
    (one, other) => one === other || divisionOf.get(one) !== divisionOf.get(other),
  );
  const offices = court.offices.map(({ at, ...rest }) => ({ ...rest, at: project(at) }));
  const areas = Object.keys(court.divisions).map((name) => ({
    name,
    area: ringsOf(
      merge(
        atlas,
        counties.filter(({ division }) => division === name).map(({ shape }) => shape),
      ),
      project,
    ),
  }));
  const shapes = areas.map(({ area }) => area);
  const beside = placePins(offices, shapes, height);
  const named = areas.map(({ name, area }) => ({ words: name, area }));
  const labels = placeDivisionNames(
    named,
    LETTERS.wide,
    offices.map(({ at }) => circleBox(at, PIN.wide)),
    height,
  );
  const narrow = placeDivisionNames(
    named,
    LETTERS.narrow,
    beside.map((at) => circleBox(at, PIN.narrow)),
    height,
  );
  return {
    height,
    divisions: areas.map(({ name }, at) => ({
      name,
      label: present(labels[at]),
      narrow: present(narrow[at]),
      counties: counties
        .filter(({ division }) => division === name)
        .map((county) => ({ name: county.name, path: countyPath(drawn.get(county)) })),
    })),
    borders: borders.coordinates
      .map((line) => line.map(project))
      .filter((line) => !isSpeck(line))
      .map((line) => pathText(line, false))
      .join(''),
    pins: offices.map(({ id, at }, index) => ({
      id,
      at,
      reach: Math.min(
        reachOf(
          at,
          offices.map((office) => office.at),
        ),
        reachOf(beside[index] ?? at, beside),
      ),
      ...(isSame(at, beside[index]) ? {} : { beside: present(beside[index]) }),
    })),
  };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('a label for each');
  return value;
}

const countyPath = (area: Area | undefined) => (area ?? []).map((ring) => pathText(ring, true)).join('');

function ringsOf(geometry: Geometry | undefined, project: (at: readonly number[]) => Point): Area {
  const polygons =
    geometry?.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry?.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  const rings = polygons.flat().map((ring) => ring.map(project));
  return rings.filter((ring) => !isSpeck(ring));
}

/** Whether a ring is too small to be visible. False for open lines. */
function isSpeck(line: readonly Point[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  const isRing = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  return isRing && areaOf(line) < SPECK;
}

/**
 * Radius of a pin's touch target: half the distance to the nearest pin, so that targets do not overlap, up to MAX_REACH.
 */
function reachOf(at: Point, all: readonly Point[]): number {
  const ways = all.filter((each) => each !== at).map(([x, y]) => Math.hypot(x - at[0], y - at[1]));
  return Math.floor(Math.min(MAX_REACH, ...ways.map((way) => way / 2)));
}
