import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { DistrictMap } from '../src/map/district-map';
import { drawnCourts, loadMap } from '../src/map/use-district-map';
import { courtCodes, readDistrict } from './court-file';
import { CountyError, readAtlas } from './cut-counties';
import { drawDistrict } from './draw-district';
import { areaOf, contains } from './polygons';
import { ringsOfPath } from './rings-of-path';
import { mapPath, mapText } from './write-maps';

/** Number of counties by division (28 U.S.C.), and the county of each office's street address. */
const KNOWN = {
  kywb: {
    counts: { 'Bowling Green': 18, Louisville: 11, Owensboro: 10, Paducah: 14 },
    offices: { o3: 'Jefferson', o1: 'Warren', o4: 'Daviess', o5: 'McCracken' },
  },
  txwb: {
    counts: {
      Austin: 17,
      Waco: 13,
      'El Paso': 1,
      'San Antonio': 14,
      'Del Rio': 7,
      Pecos: 10,
      'Midland-Odessa': 6,
    },
    offices: { o5: 'Bexar', o1: 'Travis', o6: 'McLennan', o3: 'El Paso', o7: 'Midland' },
  },
  wawb: { counts: { Seattle: 9, Tacoma: 10 }, offices: { o2: 'King', o3: 'Pierce' } },
} as const;
const TOTALS = { kywb: 53, txwb: 68, wawb: 19 };

/** Names of a state's counties, read from the atlas without the code under test. */
function namesInState(fips: string): string[] {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  type County = { id: string; properties: { name: string } };
  const { objects } = JSON.parse(readFileSync(file, 'utf8')) as {
    objects: { counties: { geometries: County[] } };
  };
  return objects.counties.geometries
    .filter(({ id }) => id.slice(0, 2) === fips)
    .map(({ properties }) => properties.name);
}

async function mapOf(code: string): Promise<DistrictMap> {
  const map = await loadMap(code);
  if (!map) throw new Error(`${code} is not drawn`);
  return map;
}

test('every court has a drawing, and every drawing has a court', () => {
  expect(drawnCourts().sort()).toEqual(courtCodes());
  expect(courtCodes()).toEqual(Object.keys(KNOWN));
});

describe.each(Object.entries(KNOWN))('%s', (code, known) => {
  test('has every county once, in the division of the court file, with a name that its state has', async () => {
    const { divisions } = await mapOf(code);
    const drawn = Object.fromEntries(
      divisions.map(({ name, counties }) => [name, counties.map((county) => county.name)]),
    );
    const district = readDistrict(code);
    expect(drawn).toEqual(district.divisions);
    const names = Object.values(drawn).flat();
    expect(names).toHaveLength(TOTALS[code as keyof typeof TOTALS]);
    expect(new Set(names).size).toBe(names.length);
    expect(
      Object.fromEntries(Object.entries(drawn).map(([name, counties]) => [name, counties.length])),
    ).toEqual(known.counts);
    const state = namesInState(district.stateFips);
    expect(names.filter((name) => !state.includes(name))).toEqual([]);
  });

  test("puts each office's pin in the county of its address, and in no other", async () => {
    const { divisions, pins } = await mapOf(code);
    const counties = divisions.flatMap((division) => division.counties);
    const found = pins.map(({ id, at }) => [
      id,
      counties.filter(({ path }) => contains(ringsOfPath(path), at)).map(({ name }) => name),
    ]);
    expect(found).toEqual(Object.entries(known.offices).map(([id, county]) => [id, [county]]));
  });

  test('has a transfer size of at most 6 KB', () => {
    expect(brotliCompressSync(readFileSync(mapPath(code))).length).toBeLessThanOrEqual(6_000);
  });
});

/** Draws only the first court, or all of them in `npm run proof`. */
const drawn = courtCodes().filter((_, at, _all) => process.env.PROOF === '1' || at === 0);

describe.each(drawn)('%s, drawn again', (code) => {
  test('the file equals the output for the court file and the atlas; if not, run map-build/write-maps.ts', () => {
    expect(readFileSync(mapPath(code), 'utf8')).toBe(mapText(code));
  });

  test('counties have no gaps or overlaps: their areas add up to the area inside the border', async () => {
    const { divisions } = await mapOf(code);
    const paths = divisions.flatMap(({ counties }) => counties.map(({ path }) => path));
    const whole = paths.flatMap(ringsOfPath).reduce((sum, ring) => sum + areaOf(ring) / 2, 0);
    let counted = 0;
    const shapes = paths.map(ringsOfPath);
    const { height } = await mapOf(code);
    for (let x = 5; x < 1000; x += 10)
      for (let y = 5; y < height; y += 10) {
        const owners = shapes.filter((shape) => contains(shape, [x, y])).length;
        expect(owners).toBeLessThanOrEqual(1);
        counted += owners * 100;
      }
    expect(counted / whole).toBeGreaterThan(0.98);
    expect(counted / whole).toBeLessThan(1.02);
  });
});

test('north is up and east is right', async () => {
  const at = async (code: string, id: string) => (await mapOf(code)).pins.find((pin) => pin.id === id)?.at;
  const [seattle, tacoma] = [await at('wawb', 'o2'), await at('wawb', 'o3')];
  expect(seattle?.[1]).toBeLessThan(tacoma?.[1] ?? 0);
  const [elPaso, austin] = [await at('txwb', 'o3'), await at('txwb', 'o1')];
  expect(elPaso?.[0]).toBeLessThan(austin?.[0] ?? 0);
});

test('names a county that the state does not have or that two divisions name', () => {
  const court = { stateFips: '53', offices: [] };
  expect(() =>
    drawDistrict(readAtlas(), { ...court, divisions: { Tacoma: ['Pierce', 'Bexar'] } }),
  ).toThrowError(new CountyError('Bexar', 'Tacoma', 'is no county of state 53'));
  expect(() =>
    drawDistrict(readAtlas(), { ...court, divisions: { Tacoma: ['Pierce'], Seattle: ['Pierce'] } }),
  ).toThrowError(new CountyError('Pierce', 'Seattle', 'is in another division as well'));
});
