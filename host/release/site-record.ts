import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putText } from './put-files';

/** How a site is composed, kept in `<site>/.site.json`: a later release composes it the same way. */
export type SiteRecord = {
  /** sub-path the site is served below, `/calendar-app/`; `/` for a site of its own */
  base: string;
  /** the desktop build's court */
  court: string;
  /** another server that holds the courts' data, `http://host:port` */
  database?: string | undefined;
  /** whether an address may replace an area by one from a developer's machine */
  overrides?: boolean | undefined;
};

/** What a release asks for; what it leaves out is as the site has it. */
export type Target = { site: string } & { [K in keyof SiteRecord]?: SiteRecord[K] | undefined };

/** A site as it is composed: `top` is what is deployed, `folder`, in it, holds the pages and all they name. */
export type Site = SiteRecord & { top: string; folder: string };

/** A sub-path that is none, or another than the site has: addresses in what is released hold it. */
export class SiteBaseError extends Error {
  override name = 'SiteBaseError';
}

const fileOf = (top: string) => join(top, '.site.json');

/** The site that `target` means. Throws SiteBaseError. */
export function openSite(target: Target): Site {
  const { site: top, ...asked } = target;
  const known = recordOf(top);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const record: SiteRecord = { base: '/', court: 'txwb', ...known, ...given };
  if (!/^\/([a-z0-9][a-z0-9._-]*\/)*$/i.test(record.base))
    throw new SiteBaseError(`${record.base} is no sub-path: write it like /calendar-app/`);
  if (known && known.base !== record.base)
    throw new SiteBaseError(
      `${top} is a site below ${known.base}, not ${record.base}: release to another folder with --site.`,
    );
  return { ...record, top, folder: join(top, record.base) };
}

/** Remembers how a site is composed. */
export function keepRecord({ top, base, court, database, overrides }: Site): void {
  putText(fileOf(top), `${JSON.stringify({ base, court, database, overrides })}\n`);
}

/** Sub-path of the site in the folder `top`; `/` where nothing says another. */
export const baseOf = (top: string) => recordOf(top)?.base ?? '/';

function recordOf(top: string): SiteRecord | null {
  return existsSync(fileOf(top)) ? (JSON.parse(readFileSync(fileOf(top), 'utf8')) as SiteRecord) : null;
}
