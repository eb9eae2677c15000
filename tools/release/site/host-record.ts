import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFiles } from '../build/host-provides';
import { SiteFormatError } from '../build/registry-format';
import { type PageTemplates, templatesFault } from '../pages/page-template';

/** `releasedAt`: when it last became the current release, epoch ms. */
export type HostRelease = HostFiles & { releasedAt: number };

/** The record format that this tool writes. */
export const HOST_FORMAT = 2;
/** Max earlier releases of the host besides the current and the previous one, five in total. */
const MAX_EARLIER = 3;

/**
 * The record of a site's host, `<site>/.host.json`, which is not served. `earlier`: releases before the previous one,
 * the latest first. `released`: every version ever released here → hash of its files. `keys`: the one or two public
 * keys whose signatures pages accept.
 */
export type HostRecord = {
  format: number;
  current: HostRelease;
  previous: HostRelease | null;
  earlier: HostRelease[];
  released: Record<string, string>;
  keys: string[];
};

/** Thrown for a site without a host, which has no pages yet. */
export class NoHostError extends Error {
  override name = 'NoHostError';
  constructor(site: string) {
    super(`${site} has no host yet: run \`npm run release -- host\` first.`);
  }
}

export const HOST_FILE = '.host.json';
const fileOf = (folder: string) => join(folder, HOST_FILE);
/** File of the page templates of a host release. Not served. */
export const templatesFile = (version: string) => `.templates/${version}.json`;

/** The host's record of the site in `folder`. Throws NoHostError and SiteFormatError. */
export function readHost(folder: string): HostRecord {
  const found = knownHost(folder);
  if (!found) throw new NoHostError(folder);
  return found;
}

/** The host's record, or null for a site without a host. Throws SiteFormatError. */
export function knownHost(folder: string): HostRecord | null {
  const file = fileOf(folder);
  if (!existsSync(file)) return null;
  let found: Partial<HostRecord> | null;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Partial<HostRecord> | null;
  } catch (cause) {
    throw new SiteFormatError(`${file} is not valid JSON: restore it from a backup.`, { cause });
  }
  const { format = 1 } = found ?? {};
  if (format > HOST_FORMAT)
    throw new SiteFormatError(
      `${file} is of format ${format}, and this release tool knows up to ${HOST_FORMAT}: release from a newer checkout.`,
    );
  if (format < HOST_FORMAT || !found?.current?.provides)
    throw new SiteFormatError(
      `${file} is of format ${format}, of a host that runs no area of today: release all into an empty folder, ` +
        '`npm run release -- all --site <folder>`.',
    );
  return found as HostRecord;
}

/** The page templates of a host release. Throws SiteFormatError. */
export function readTemplates(folder: string, version: string): PageTemplates {
  const file = join(folder, templatesFile(version));
  let found: Partial<PageTemplates>;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Partial<PageTemplates>;
  } catch (cause) {
    throw new SiteFormatError(
      `${file} cannot be read: restore it from a backup, or release the host again.`,
      { cause },
    );
  }
  const fault = templatesFault(found, version);
  if (fault) throw new SiteFormatError(fault);
  return found as PageTemplates;
}

/** The record with `files` as the host's current release. Keeps the releases unchanged if it is already current. */
export function withHost(
  known: HostRecord | null,
  files: HostFiles,
  kept: Pick<HostRecord, 'released' | 'keys'>,
  at: number,
): HostRecord {
  if (known?.current.version === files.version) return { ...known, ...kept };
  const before = [known?.previous, ...(known?.earlier ?? [])].filter(
    (each): each is HostRelease => Boolean(each) && each?.version !== files.version,
  );
  return {
    format: HOST_FORMAT,
    current: { ...files, releasedAt: at },
    previous: known?.current ?? null,
    earlier: before.slice(0, MAX_EARLIER),
    ...kept,
  };
}
