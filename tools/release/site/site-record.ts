import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteFormatError } from '../build/registry-format';

/** The settings of a site, stored in `<site>/.site.json` for later releases. */
export type SiteRecord = {
  /** base path of the site, `/calendar-app/`; `/` if it has none */
  base: string;
  /** the desktop build's court */
  court: string;
  /** a server with the courts' data, `http://host:port`; empty if each court uses its own */
  database?: string | undefined;
  /** whether an address may replace an area by one from a developer's machine */
  overrides?: boolean | undefined;
};

/** `id`: the site's random id, created with its first release. Absent in records of older versions. */
type KeptRecord = SiteRecord & { id?: string | undefined };

/**
 * The settings that a release asks for. Absent ones keep the site's value. `adopt`: continue the existing registry,
 * even if it is older than the last one or another site's.
 */
export type Target = { site: string; adopt?: boolean | undefined } & {
  [K in keyof SiteRecord]?: SiteRecord[K] | undefined;
};

/**
 * A site with its settings. `top` is the folder that is deployed. `folder`, within it, contains the pages and all
 * files that they name.
 */
export type Site = SiteRecord & { top: string; folder: string; adopt: boolean };

/**
 * Thrown for an invalid base path, or one that differs from the site's. URLs in released files contain the base path.
 */
export class SiteBaseError extends Error {
  override name = 'SiteBaseError';
}

const FILE = '.site.json';
const fileOf = (top: string) => join(top, FILE);

/** Opens the site of `target`. Throws SiteBaseError. */
export function openSite(target: Target): Site {
  const { site: top, adopt = false, ...asked } = target;
  const { id: _, ...known }: Partial<KeptRecord> = recordOf(top) ?? {};
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const record: SiteRecord = { base: '/', court: 'txwb', ...known, ...given };
  if (!/^\/([a-z0-9][a-z0-9._-]*\/)*$/i.test(record.base))
    throw new SiteBaseError(`${record.base} is no sub-path: write it like /calendar-app/`);
  if (known.base !== undefined && known.base !== record.base)
    throw new SiteBaseError(
      `${top} is a site below ${known.base}, not ${record.base}: release to another folder with --site.`,
    );
  return { ...record, top, folder: join(top, record.base), adopt };
}

/** Name and text of the file with a site's settings and id. Keeps fields of a newer tool. */
export const siteRecord = (
  { top, base, court, database, overrides }: Site,
  id: string | undefined,
): [file: string, text: string] => [
  FILE,
  `${JSON.stringify({ ...recordOf(top), id, base, court, database: database || undefined, overrides })}\n`,
];

/** The id of the site in the folder `top`. Undefined if there is no site yet, or if an older version wrote it. */
export const siteIdOf = (top: string): string | undefined => recordOf(top)?.id;

/** Base path of the site in the folder `top`. The default is `/`. */
export const baseOf = (top: string) => recordOf(top)?.base ?? '/';

function recordOf(top: string): KeptRecord | null {
  if (!existsSync(fileOf(top))) return null;
  try {
    return JSON.parse(readFileSync(fileOf(top), 'utf8')) as KeptRecord | null;
  } catch (cause) {
    throw new SiteFormatError(`${fileOf(top)} is not valid JSON: restore it from a backup.`, { cause });
  }
}

/** Thrown if a release of an area would change a setting of the whole site. */
export class SiteSettingError extends Error {
  override name = 'SiteSettingError';
  constructor(site: string, settings: readonly string[]) {
    super(
      `${settings.join(', ')}: a release of an area does not change how ${site} is composed. Change it for all its pages: npm run site -- court --site ${site} ${settings.map((setting) => `--${setting} …`).join(' ')}`,
    );
  }
}

/** The settings in `target` that differ from the site's. */
export function settingsAsked({ site, adopt: _, ...asked }: Target): string[] {
  const known: Partial<KeptRecord> = recordOf(site) ?? {};
  const names = { base: 'base', court: 'court', database: 'database', overrides: 'overrides' } as const;
  return Object.values(names).filter(
    (name) => asked[name] !== undefined && (asked[name] || undefined) !== (known[name] || undefined),
  );
}
