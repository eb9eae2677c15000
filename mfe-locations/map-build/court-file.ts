import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { officeIdOfCode } from '@court/domain';
import * as v from 'valibot';

const COURTS = new URL('../../court-data/courts/', import.meta.url);

const schema = v.object({
  stateFips: v.pipe(v.string(), v.regex(/^\d\d$/)),
  divisions: v.record(v.string(), v.array(v.string())),
  offices: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      lat: v.optional(v.number()),
      lng: v.optional(v.number()),
    }),
  ),
});

/** The court's data for its map. `at`: longitude and latitude in degrees. Leaves out offices without a position. */
export type CourtDistrict = {
  /** two digits of the state FIPS code, as at the start of county ids */
  stateFips: string;
  /** county names by division */
  divisions: Readonly<Record<string, readonly string[]>>;
  offices: readonly { id: string; name: string; at: [number, number] }[];
};

/** Sorted codes of the courts in court-data/courts whose file names the state of the district. */
export function courtCodes(): string[] {
  const files = readdirSync(fileURLToPath(COURTS));
  const codes = files.flatMap((file) => /^([a-z0-9]+)\.json$/.exec(file)?.[1] ?? []);
  return codes.filter((code) => 'stateFips' in fileOf(code)).sort();
}

const fileOf = (code: string): object =>
  JSON.parse(readFileSync(new URL(`${code}.json`, COURTS), 'utf8')) as object;

/** Reads the district from the court's file. Throws ValiError (valibot) if the file has no complete district. */
export function readDistrict(code: string): CourtDistrict {
  const { offices, ...rest } = v.parse(schema, fileOf(code));
  return {
    ...rest,
    offices: offices.flatMap(({ code: office, name, lat, lng }) =>
      lat === undefined || lng === undefined ? [] : [{ id: officeIdOfCode(office), name, at: [lng, lat] }],
    ),
  };
}
