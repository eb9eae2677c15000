import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { officeIdOfCode } from '@court/records';
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

/** What a district is drawn from. `at` is longitude and latitude, degrees; offices that have none are left out. */
export type CourtDistrict = {
  /** two digits of the state, as county ids begin */
  stateFips: string;
  /** counties by division */
  divisions: Readonly<Record<string, readonly string[]>>;
  offices: readonly { id: string; name: string; at: [number, number] }[];
};

/** Codes of the courts of court-data/courts whose file says of which state the district is a part, sorted. */
export function courtCodes(): string[] {
  const files = readdirSync(fileURLToPath(COURTS));
  const codes = files.flatMap((file) => /^([a-z0-9]+)\.json$/.exec(file)?.[1] ?? []);
  return codes.filter((code) => 'stateFips' in fileOf(code)).sort();
}

const fileOf = (code: string): object =>
  JSON.parse(readFileSync(new URL(`${code}.json`, COURTS), 'utf8')) as object;

/** Reads what the court's file says of its district. Throws valibot's error where it says nothing that can be drawn. */
export function readDistrict(code: string): CourtDistrict {
  const { offices, ...rest } = v.parse(schema, fileOf(code));
  return {
    ...rest,
    offices: offices.flatMap(({ code: office, name, lat, lng }) =>
      lat === undefined || lng === undefined ? [] : [{ id: officeIdOfCode(office), name, at: [lng, lat] }],
    ),
  };
}
