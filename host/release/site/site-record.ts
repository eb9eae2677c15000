import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteFormatError } from './registry-format';

/** How a site is composed, kept in `<site>/.site.json`: a later release composes it the same way. */
export type SiteRecord = {
  /** sub-path the site is served below, `/calendar-app/`; `/` for a site of its own */
  base: string;
  /** the desktop build's court */
  court: string;
  /** another server that holds the courts' data, `http://host:port`; empty: each court's own */
  database?: string | undefined;
  /** whether an address may replace an area by one from a developer's machine */
  overrides?: boolean | undefined;
};

/** `id`: the site's own, random, made with its first release; older versions kept none. */
type KeptRecord = SiteRecord & { id?: string | undefined };

/**
 * What a release asks for; what it leaves out is as the site has it. `adopt`: go on from the registry that is there, also
 * where it is older than the last one, or another site's.
 */
export type Target = { site: string; adopt?: boolean | undefined } & {
  [K in keyof SiteRecord]?: SiteRecord[K] | undefined;
};

/** A site as it is composed: `top` is what is deployed, `folder`, in it, holds the pages and all they name. */
export type Site = SiteRecord & { top: string; folder: string; adopt: boolean };

/** A sub-path that is none, or another than the site has: addresses in what is released hold it. */
export class SiteBaseError extends Error {
  override name = 'SiteBaseError';
}

const FILE = '.site.json';
const fileOf = (top: string) => join(top, FILE);

/** The site that `target` means. Throws SiteBaseError. */
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

/** The file of a site's top that keeps how it is composed, and its id; and its text, with what a newer tool wrote there. */
export const siteRecord = (
  { top, base, court, database, overrides }: Site,
  id: string | undefined,
): [file: string, text: string] => [
  FILE,
  `${JSON.stringify({ ...recordOf(top), id, base, court, database: database || undefined, overrides })}\n`,
];

/** The id of the site in the folder `top`; undefined for a folder that holds none yet, or one of an older version. */
export const siteIdOf = (top: string): string | undefined => recordOf(top)?.id;

/** Sub-path of the site in the folder `top`; `/` where nothing says another. */
export const baseOf = (top: string) => recordOf(top)?.base ?? '/';

function recordOf(top: string): KeptRecord | null {
  if (!existsSync(fileOf(top))) return null;
  try {
    return JSON.parse(readFileSync(fileOf(top), 'utf8')) as KeptRecord | null;
  } catch (cause) {
    throw new SiteFormatError(`${fileOf(top)} is no JSON: put the right one back.`, { cause });
  }
}

/** A setting of the site that a release of an area would have changed for all others. */
export class SiteSettingError extends Error {
  override name = 'SiteSettingError';
  constructor(site: string, settings: readonly string[]) {
    super(
      `${settings.join(', ')}: a release of an area does not change how ${site} is composed. Change it for all its pages: npm run court -- --site ${site} ${settings.map((setting) => `--${setting} …`).join(' ')}`,
    );
  }
}

/** What `target` asks for that is not as the site has it. */
export function settingsAsked({ site, adopt: _, ...asked }: Target): string[] {
  const known: Partial<KeptRecord> = recordOf(site) ?? {};
  const names = { base: 'base', court: 'court', database: 'database', overrides: 'overrides' } as const;
  return Object.values(names).filter(
    (name) => asked[name] !== undefined && (asked[name] || undefined) !== (known[name] || undefined),
  );
}
