import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostFiles } from './build-host';
import { putText } from './put-files';

/** `releasedAt`: when it was last made the current one, ms epoch UTC. */
export type HostRelease = HostFiles & { releasedAt: number };

/**
 * What a site knows of its host, `<site>/.host.json`, which is not served. `released`: every version that was ever
 * released here → hash of its files. `keys`: the public keys whose signature pages accept, one or two.
 */
export type HostRecord = {
  current: HostRelease;
  previous: HostRelease | null;
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

/** A host that an older version of this repository released: its pages cannot be composed any more. */
export class OldHostError extends Error {
  override name = 'OldHostError';
  constructor(site: string, lacks: string) {
    super(
      `${site} holds a host without "${lacks}", as an older version released it: run \`npm run release -- host\` first.`,
    );
  }
}

const fileOf = (folder: string) => join(folder, '.host.json');
const PARTS = ['current', 'released', 'keys'] as const satisfies (keyof HostRecord)[];

/** The host's record of the site in `folder`. Throws NoHostError and OldHostError. */
export function readHost(folder: string): HostRecord {
  if (!existsSync(fileOf(folder))) throw new NoHostError(folder);
  const host = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as HostRecord;
  const lacks = PARTS.find((part) => !host[part]) ?? (host.current.provides ? undefined : 'provides');
  if (lacks) throw new OldHostError(folder, lacks);
  return host;
}

/** The host's record, or null for a site without a host that pages could be composed with. */
export function knownHost(folder: string): HostRecord | null {
  try {
    return readHost(folder);
  } catch (error) {
    if (error instanceof NoHostError || error instanceof OldHostError) return null;
    throw error;
  }
}

export function putHost(folder: string, host: HostRecord): void {
  putText(fileOf(folder), `${JSON.stringify(host)}\n`);
}
