import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release, SignedRegistry } from '@court/contract';
import type { Area } from '@court/records';
import { putText } from './put-files';
import { isSignedBy, signRegistry } from './sign-registry';
import type { SigningKey } from './signing-key';
import type { RemoteFile } from './workspaces';

/** A registry that was not signed by whom the site trusts: a release must not sign what someone else has changed. */
export class TamperedRegistryError extends Error {
  override name = 'TamperedRegistryError';
  constructor(file: string) {
    super(
      `${file} has been changed since it was signed, or was signed with another key. Put the right one back, or release to a new folder.`,
    );
  }
}

const EMPTY: Registry = { generatedAt: 0, areas: {} };
const fileOf = (folder: string) => join(folder, 'registry.json');

/** The registry of the site in `folder`, whoever signed it; empty when nothing has been released to it. */
export function readRegistry(folder: string): Registry {
  const signed = readSigned(folder);
  return signed ? (JSON.parse(signed.payload) as Registry) : EMPTY;
}

/** The same, only when one of `keys` has signed it. Throws TamperedRegistryError. */
export function trustedRegistry(folder: string, keys: readonly string[]): Registry {
  const signed = readSigned(folder);
  if (signed && !isSignedBy(signed, keys)) throw new TamperedRegistryError(fileOf(folder));
  return readRegistry(folder);
}

/** Writes `registry`, signed. What says the same and has this key's signature stays as it is. */
export function putRegistry(folder: string, registry: Registry, key: SigningKey): void {
  const before = readSigned(folder);
  const signed = signRegistry(registry, key);
  const isSame = before?.payload === signed.payload && isSignedBy(before, [key.publicKey]);
  if (!isSame) putText(fileOf(folder), `${JSON.stringify(signed, null, 2)}\n`);
}

/** Null where there is none, and for one that an older version of this repository wrote unsigned. */
function readSigned(folder: string): SignedRegistry | null {
  if (!existsSync(fileOf(folder))) return null;
  const found = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Partial<SignedRegistry>;
  const { key = '', signature = '', payload } = found;
  return payload === undefined ? null : { key, signature, payload };
}

/** The registry with `release` as the area's current one; what was current becomes its previous. */
export function withRelease(
  registry: Registry,
  area: Area,
  release: Omit<Release, 'releasedAt'>,
  { routes, menu }: Pick<RemoteFile, 'routes' | 'menu'>,
  at: number,
): Registry {
  const known = registry.areas[area];
  const same = known?.current.version === release.version;
  const previous = same ? known.previous : (known?.current ?? null);
  const current = same ? known.current : { ...release, releasedAt: at };
  return renewed(registry, { ...registry.areas, [area]: { routes, menu, current, previous } }, at);
}

/** The registry with the area's previous release as its current one, and the other way round; null without a previous. */
export function rolledBack(registry: Registry, area: Area, at: number): Registry | null {
  const known = registry.areas[area];
  if (!known?.previous) return null;
  const current = { ...known.previous, releasedAt: at };
  const areas = { ...registry.areas, [area]: { ...known, current, previous: known.current } };
  return renewed(registry, areas, at);
}

/** With a later time than before, also where the clock was set back; the very same registry where nothing changes. */
function renewed(before: Registry, areas: Registry['areas'], at: number): Registry {
  if (JSON.stringify(areas) === JSON.stringify(before.areas)) return before;
  return { ...before, generatedAt: Math.max(at, before.generatedAt + 1), areas };
}
