import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFiles } from '../build/host-provides';
import { type PageTemplates, templatesFault } from '../pages/page-template';
import { SiteFormatError } from './registry-format';

/** `releasedAt`: when it was last made the current one, ms epoch UTC. */
export type HostRelease = HostFiles & { releasedAt: number };

/** The record's format as this tool writes it. */
export const HOST_FORMAT = 2;
/** Of the host's releases five are kept: the current one, the previous one, and these. */
const MOST_EARLIER = 3;

/**
 * What a site knows of its host, `<site>/.host.json`, which is not served. `earlier`: from before the previous one, the latest
 * first. `released`: every version that was ever released here → hash of its files. `keys`: the public keys whose
 * signature pages accept, one or two.
 */
export type HostRecord = {
  format: number;
  current: HostRelease;
  previous: HostRelease | null;
  earlier: HostRelease[];
  released: Record<string, string>;
  keys: string[];
};

/** A site no host has been released to: it has no pages yet. */
export class NoHostError extends Error {
  override name = 'NoHostError';
  constructor(site: string) {
    super(`${site} has no host yet: run \`npm run release -- host\` first.`);
  }
}

export const HOST_FILE = '.host.json';
const fileOf = (folder: string) => join(folder, HOST_FILE);
/** Where the site keeps how pages are made over a release of the host; not served. */
export const templatesFile = (version: string) => `.templates/${version}.json`;

/** The host's record of the site in `folder`. Throws NoHostError and SiteFormatError. */
export function readHost(folder: string): HostRecord {
  const found = knownHost(folder);
  if (!found) throw new NoHostError(folder);
  return found;
}

/** The same; null for a site without a host. Throws SiteFormatError. */
export function knownHost(folder: string): HostRecord | null {
  const file = fileOf(folder);
  if (!existsSync(file)) return null;
  let found: Partial<HostRecord> | null;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Partial<HostRecord> | null;
  } catch (cause) {
    throw new SiteFormatError(`${file} is no JSON: put the right one back.`, { cause });
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

/** How pages are made over a release of the host. Throws SiteFormatError. */
export function readTemplates(folder: string, version: string): PageTemplates {
  const file = join(folder, templatesFile(version));
  let found: Partial<PageTemplates>;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Partial<PageTemplates>;
  } catch (cause) {
    throw new SiteFormatError(`${file} cannot be read: put it back, or release the host anew.`, { cause });
  }
  const fault = templatesFault(found, version);
  if (fault) throw new SiteFormatError(fault);
  return found as PageTemplates;
}

/** The record with `files` as the host's current release; the very same releases where they are that already. */
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
    earlier: before.slice(0, MOST_EARLIER),
    ...kept,
  };
}
