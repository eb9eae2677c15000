import type { Geometry } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { type DistrictMap, LETTERS, PIN, type Point } from '../src/map/district-map';
import { divisionKey } from '../src/map/division-key';
import { boxOf, circleBox } from './boxes';
import type { CourtDistrict } from './court-file';
import { type Atlas, cutCounties } from './cut-counties';
import { pathText } from './path-text';
import { placeDivisionNames } from './place-division-names';
import { placeOfficeNames } from './place-office-names';
import { type Area, areaOf } from './polygons';
import { heightOf, projectionOf } from './projection';

/** Twice the area of the smallest island that is drawn, in square units. */
const SPECK = 16;
/** Largest radius that a finger meets a pin in: 44 px on a drawing of 320 px. */
const REACH = 68;

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
  const wide = placeDivisionNames(
    areas.map(({ name, area }) => ({ words: name, area })),
    LETTERS.division,
    [
      ...offices.map(({ at }) => circleBox(at, PIN.wide)),
      ...offices.flatMap(({ name }, at) => names[at] && boxOf(name, LETTERS.office, names[at])),
    ].flatMap((box) => box ?? []),
    height,
  );
  const narrow = placeDivisionNames(
    areas.map(({ area }, at) => ({ words: divisionKey(at), area })),
    LETTERS.key,
    offices.map(({ at }) => circleBox(at, PIN.narrow)),
    height,
  );
  return {
    height,
    divisions: areas.map(({ name }, at) => ({
      name,
      label: { wide: present(wide[at]), narrow: present(narrow[at]) },
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

/** A ring that is too small to be seen. An open line is none. */
function isSpeck(line: readonly Point[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  const isRing = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  return isRing && areaOf(line) < SPECK;
}

/** Half of the way to the nearest other pin, so that two never share a place, and no more than a finger needs. */
function reachOf(at: Point, all: readonly { at: Point }[]): number {
  const ways = all.filter((each) => each.at !== at).map(({ at: [x, y] }) => Math.hypot(x - at[0], y - at[1]));
  return Math.floor(Math.min(REACH, ...ways.map((way) => way / 2)));
}
