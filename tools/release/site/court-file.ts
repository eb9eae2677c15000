import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCourt } from '@court/contract';
import { type CourtConfig, officeIdOfCode } from '@court/domain';
import { CourtFileError, parseCourtText } from '../../../court-data/publisher/run/load-court';
import { ROOT } from '../build/workspaces';

const COURTS = join(ROOT, 'court-data/courts');

/** The configuration in a court's file. Throws CourtFileError. */
export function readCourtFile(path: string): CourtConfig {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new CourtFileError(`${path} cannot be read: ${(cause as Error).message}`, { cause });
  }
  return parseCourtText(text, path);
}

/** The configurations of court-data/courts. Throws CourtFileError. */
export function checkoutCourts(): CourtConfig[] {
  const files = readdirSync(COURTS).filter((file) => /^[a-z0-9]+\.json$/.test(file));
  if (files.length === 0) throw new CourtFileError(`${COURTS} holds no court`);
  return files.map((file) => readCourtFile(join(COURTS, file)));
}

/**
 * The page configuration of the court `code` in court-data/courts. `database`: a server, `http(s)://host:port`, that
 * has the court's data under the same namespace. Throws CourtFileError.
 */
export function readCourt(code: string, database?: string): PageCourt {
  if (!/^[a-z0-9]{2,12}$/.test(code)) throw new CourtFileError(`${code} is no court code`);
  return pageCourt(readCourtFile(join(COURTS, `${code}.json`)), database);
}

/** The fields of a court that pages get. `database`: see readCourt. */
export function pageCourt(court: CourtConfig, database?: string): PageCourt {
  return {
    code: court.code,
    displayName: court.displayName,
    ...(court.shortName ? { shortName: court.shortName } : {}),
    sample: court.sample,
    client: { ...court.client, databaseURL: movedTo(court.client.databaseURL, court.code, database) },
    ...(court.pushAppId ? { pushAppId: court.pushAppId } : {}),
    specs: court.specs,
    modules: court.modules,
    timeZones: court.timeZones,
    onlyShowPubDef: court.onlyShowPubDef,
    showAttyNameUppercase: court.showAttyNameUppercase,
    ...(court.extCaseNum ? { extCaseNum: court.extCaseNum } : {}),
    ...(court.extCaseNumLoc ? { extCaseNumLoc: court.extCaseNumLoc } : {}),
    ...(Object.keys(court.paths).length > 0 ? { paths: court.paths } : {}),
    officialSite: court.officialSite,
    ...(court.reportsTo ? { reportsTo: court.reportsTo } : {}),
    ...(court.site ? { site: court.site } : {}),
    ...(court.feeds ? { feeds: pageFeeds(court.feeds) } : {}),
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

/** Without `pages`, because a page knows its own URL. */
function pageFeeds({ url, attorneys }: NonNullable<CourtConfig['feeds']>) {
  return { url, ...(attorneys ? { attorneys } : {}) };
}

function movedTo(databaseURL: string, code: string, database: string | undefined): string {
  if (!database) return databaseURL;
  const namespace = new URL(databaseURL).searchParams.get('ns') ?? code;
  return `${new URL(database).origin}?ns=${namespace}`;
}
