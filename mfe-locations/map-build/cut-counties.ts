import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { CourtDistrict } from './court-file';

type Named = { name: string };
type CountyShape = Polygon<Named> | MultiPolygon<Named>;
export type Atlas = Topology<{ counties: GeometryCollection<Named> }>;
/** A county of a district with its shape from the atlas. */
export type CutCounty = { name: string; division: string; shape: CountyShape };

/** Thrown if a division names a county that its state does not have, or if two divisions name the same county. */
export class CountyError extends Error {
  override name = 'CountyError';
  constructor(county: string, division: string, why: string) {
    super(`${county} (${division} division) ${why}: correct \`divisions\` in the court's file.`);
  }
}

/** The counties of the United States, from the Census Bureau's 1:10,000,000 map (package us-atlas). */
export function readAtlas(): Atlas {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Atlas;
}

/** A district's counties in the order of the court's file. Throws CountyError. */
export function cutCounties(atlas: Atlas, { stateFips, divisions }: CourtDistrict): CutCounty[] {
  const inState = new Map<string, CountyShape>();
  for (const shape of atlas.objects.counties.geometries)
    if (String(shape.id).startsWith(stateFips) && shape.properties && 'arcs' in shape && isArea(shape))
      inState.set(shape.properties.name, shape);
  const taken = new Set<string>();
  return Object.entries(divisions).flatMap(([division, names]) =>
    names.map((name) => {
      const shape = inState.get(name);
      if (!shape) throw new CountyError(name, division, `is no county of state ${stateFips}`);
      if (taken.has(name)) throw new CountyError(name, division, 'is in another division as well');
      taken.add(name);
      return { name, division, shape };
    }),
  );
}

function isArea(shape: { type: string }): shape is CountyShape {
  return shape.type === 'Polygon' || shape.type === 'MultiPolygon';
}
