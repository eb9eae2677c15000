import type { Geometry } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { type DistrictMap, type Label, LETTERS, PIN, type Point } from '../src/map/district-map';
import { type Box, boxOf, circleBox, isWithin, overlap } from './boxes';
import type { CourtDistrict } from './court-file';
import { type Atlas, cutCounties } from './cut-counties';
import { NoRoomError } from './no-room-error';
import { placeDivisionNames } from './place-division-names';
import { type Area, areaOf } from './polygons';
import { heightOf, projectionOf } from './projection';

/** Possible positions of a label beside its pin, best first. */
function places([x, y]: Point): Label[] {
  const [beside, letters] = [PIN.wide + 7, LETTERS.office];
  const across: [Label['anchor'], number][] = [
    ['start', x + beside],
    ['end', x - beside],
  ];
  return [
    ...across.map(([anchor, at]): Label => ({ at: [at, y + Math.round(letters * 0.35)], anchor })),
    { at: [x, y - PIN.wide - 9], anchor: 'middle' },
    { at: [x, y + PIN.wide + letters], anchor: 'middle' },
    ...across.flatMap(([anchor, at]): Label[] => [
      { at: [at - 8, y - PIN.wide], anchor },
      { at: [at - 8, y + PIN.wide + letters - 8], anchor },
    ]),
  ];
}

/**
 * Positions for the labels of offices, in the same order. A label covers no pin and no earlier label, and stays
 * inside the drawing. Throws NoRoomError.
 */
export function placeOfficeNames(offices: readonly { name: string; at: Point }[], height: number): Label[] {
  const taken: Box[] = offices.map(({ at }) => circleBox(at, PIN.wide));
  return offices.map(({ name, at }) => {
    const free = places(at).find((label) => {
      const box = boxOf(name, LETTERS.office, label);
      return isWithin(box, height) && !taken.some((other) => overlap(box, other));
    });
    if (!free) throw new NoRoomError(name);
    taken.push(boxOf(name, LETTERS.office, free));
    return free;
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
  const names = placeOfficeNames(offices, height);
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
  const labels = placeDivisionNames(
    areas.map(({ name, area }) => ({ words: name, area })),
    LETTERS.division,
    [
      ...offices.map(({ at }) => circleBox(at, PIN.wide)),
      ...offices.flatMap(({ name }, at) => names[at] && boxOf(name, LETTERS.office, names[at])),
    ].flatMap((box) => box ?? []),
    height,
  );
  return {
    height,
    divisions: areas.map(({ name }, at) => ({
      name,
      label: present(labels[at]),
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
      reach: reachOf(at, offices),
      label: present(names[index]),
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
function reachOf(at: Point, all: readonly { at: Point }[]): number {
  const ways = all.filter((each) => each.at !== at).map(({ at: [x, y] }) => Math.hypot(x - at[0], y - at[1]));
  return Math.floor(Math.min(MAX_REACH, ...ways.map((way) => way / 2)));
}
