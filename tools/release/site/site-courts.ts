import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageConfig, PageCourt } from '@court/contract';
import type { CourtConfig } from '@court/domain';
import { CourtFileError, parseCourt } from '../../../court-data/publisher/run/load-court';
import { SiteFormatError } from '../build/registry-format';
import { pageCourt } from './court-file';
import type { Site } from './site-record';

/** File with the courts of a site. Not served. Releases of code do not change it. */
export const COURTS_FILE = '.courts.json';
const FORMAT = 1;

/** Court configurations. At least one. */
export type SiteCourts = CourtConfig[];

/** The courts stored in the site. Null if it has none yet. Throws SiteFormatError and CourtFileError. */
export function siteCourts({ folder }: Pick<Site, 'folder'>): SiteCourts | null {
  const file = join(folder, COURTS_FILE);
  if (!existsSync(file)) return null;
  let found: { format?: number; courts?: unknown } | null;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as typeof found;
  } catch (cause) {
    throw new SiteFormatError(`${file} is not valid JSON: restore it from a backup.`, { cause });
  }
  if (found?.format !== FORMAT || !Array.isArray(found.courts))
    throw new SiteFormatError(
      `${file} is of format ${found?.format}, and this release tool knows ${FORMAT}: release from a newer checkout.`,
    );
  return found.courts.map((court) => withUnknown(parseCourt(court, file), court));
}

/** Adds fields of a newer release tool that the parser does not know. */
function withUnknown<Parsed>(parsed: Parsed, found: unknown): Parsed {
  if (Array.isArray(parsed) && Array.isArray(found) && parsed.length === found.length)
    return parsed.map((each, n) => withUnknown(each, found[n])) as Parsed;
  if (!isRecord(parsed) || !isRecord(found)) return parsed;
  const known = Object.entries(parsed).map(([key, value]) => [key, withUnknown(value, found[key])]);
  return { ...found, ...Object.fromEntries(known) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of the courts file. */
export const courtsText = (courts: SiteCourts) =>
  `${JSON.stringify({ format: FORMAT, courts: byName(courts) }, null, 2)}\n`;

export const byName = (courts: SiteCourts): SiteCourts =>
  [...courts].sort((one, other) => one.displayName.localeCompare(other.displayName));

/**
 * The page configurations of the desktop's court, and of all courts from which the reader of an app chooses. Inactive
 * courts are left out. Throws CourtFileError.
 */
export function pageCourts({ court: code, database }: Pick<Site, 'court' | 'database'>, courts: SiteCourts) {
  const offered = byName(courts).filter(({ active }) => active === 'Y');
  const told = offered.map((court) => pageCourt(court, database));
  const court = told.find((each) => each.code === code);
  const [first, ...others] = told;
  if (!court || !first) {
    const isKnown = courts.some((each) => each.code === code);
    throw new CourtFileError(
      isKnown
        ? `The court ${code} of this site is not active: its pages would show it all the same. Say "active": "Y" in its file, or give the site another court with --court.`
        : `The site has no court ${code}; it has ${told.map((each) => each.code).join(', ')}. Give it one: npm run site -- court --set <file>`,
    );
  }
  const all: [PageCourt, ...PageCourt[]] = [first, ...others];
  return { court, courts: all };
}

/** The default build of a site: its court's default view mode, else desktop. */
export function defaultBuild(site: Pick<Site, 'folder' | 'court'>): PageConfig['build'] {
  const court = siteCourts(site)?.find(({ code }) => code === site.court);
  return court?.defaultViewMode === 'DEVICE' ? 'device' : 'desktop';
}
