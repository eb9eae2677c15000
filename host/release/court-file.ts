import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCourt } from '@court/contract';
import { courtConfigSchema, officeIdOfCode } from '@court/records';
import * as v from 'valibot';
import { ROOT } from './workspaces';

const COURTS = join(ROOT, 'court-data/courts');

/** A court's configuration that does not keep to its schema; the message names each field. */
export class CourtFileError extends Error {
  override name = 'CourtFileError';
}

/**
 * What pages are told about the court `code`, from court-data/courts. `database` is another server, `http(s)://host:port`,
 * that holds the court's data under the same namespace. Throws CourtFileError.
 */
export function readCourt(code: string, database?: string): PageCourt {
  if (!/^[a-z0-9]{2,12}$/.test(code)) throw new CourtFileError(`${code} is no court code`);
  const path = join(COURTS, `${code}.json`);
  const parsed = v.safeParse(courtConfigSchema, JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
    throw new CourtFileError(`${path}: ${faults.join('; ')}`);
  }
  const court = parsed.output;
  return {
    code: court.code,
    displayName: court.displayName,
    sample: court.sample,
    client: { ...court.client, databaseURL: movedTo(court.client.databaseURL, code, database) },
    ...(court.pushAppId ? { pushAppId: court.pushAppId } : {}),
    specs: court.specs,
    modules: court.modules,
    timeZones: court.timeZones,
    onlyShowPubDef: court.onlyShowPubDef,
    showAttyNameUppercase: court.showAttyNameUppercase,
    officialSite: court.officialSite,
    ...(court.reportsTo ? { reportsTo: court.reportsTo } : {}),
    ...(court.mapsKey ? { mapsKey: court.mapsKey } : {}),
    staleAfterMinutes: court.staleAfterMinutes,
    meetingHosts: court.meetingHosts,
    stores: court.stores,
    offices: Object.fromEntries(
      court.offices.map(({ code: office, name, timeZone, lat, lng }) => [
        officeIdOfCode(office),
        { name, timeZone, ...(lat === undefined ? {} : { lat }), ...(lng === undefined ? {} : { lng }) },
      ]),
    ),
  };
}

/** All courts of court-data/courts, by name. Throws CourtFileError. */
export function readCourts(database?: string): [PageCourt, ...PageCourt[]] {
  const codes = readdirSync(COURTS).flatMap((file) => /^([a-z0-9]+)\.json$/.exec(file)?.[1] ?? []);
  const [first, ...others] = codes
    .map((code) => readCourt(code, database))
    .sort((one, other) => one.displayName.localeCompare(other.displayName));
  if (!first) throw new CourtFileError(`${COURTS} holds no court`);
  return [first, ...others];
}

function movedTo(databaseURL: string, code: string, database: string | undefined): string {
  if (!database) return databaseURL;
  const namespace = new URL(databaseURL).searchParams.get('ns') ?? code;
  return `${new URL(database).origin}?ns=${namespace}`;
}
