import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryArea, Release, SignedRegistry } from '@court/contract';
import type { Area } from '@court/domain';
import type { OfflineRegistry } from '../../../host/src/service-worker/precache-manifest';
import { integrityOf } from '../build/content-hash';
import { parseRegistry, REGISTRY_FORMAT, SiteFormatError } from '../build/registry-format';
import type { HostRelease } from './host-record';
import { isSignedBy, type SigningKey, signRegistry } from './signing-key';

/**
 * Thrown if no key of the site has signed the registry. A release must not sign a registry that someone else has
 * changed.
 */
export class TamperedRegistryError extends Error {
  override name = 'TamperedRegistryError';
  constructor(file: string) {
    super(
      `${file} has been changed since it was signed, or was signed with another key. Restore it from a backup, or release to a new folder.`,
    );
  }
}

const EMPTY: Registry = { format: REGISTRY_FORMAT, generatedAt: 0, areas: {} };
/** Max earlier releases of an area besides the current and the previous one, five in total. */
const MAX_EARLIER = 3;

export const REGISTRY_FILE = 'registry.json';
const fileOf = (folder: string) => join(folder, REGISTRY_FILE);

/**
 * The registry of the site in `folder`, whoever signed it. Empty if nothing has been released to it. Throws
 * SiteFormatError.
 */
export function readRegistry(folder: string): Registry {
  const signed = readSigned(folder);
  return signed ? parseRegistry(signed.payload, fileOf(folder)) : EMPTY;
}

/** The registry, only if one of `keys` has signed it. Also throws TamperedRegistryError. */
export function trustedRegistry(folder: string, keys: readonly string[]): Registry {
  const signed = readSigned(folder);
  if (signed && !isSignedBy(signed, keys)) throw new TamperedRegistryError(fileOf(folder));
  return readRegistry(folder);
}

/**
 * The signed text of `registry.json`. Returns the existing text if it has the same content and a signature of this
 * key.
 */
export function registryText(folder: string, registry: Registry, key: SigningKey): string {
  const before = readSigned(folder);
  const signed = signRegistry(registry, key);
  const isSame = before?.payload === signed.payload && isSignedBy(before, [key.publicKey]);
  return isSame ? readFileSync(fileOf(folder), 'utf8') : `${JSON.stringify(signed, null, 2)}\n`;
}

/** Null if there is none, or if an older version of this repository wrote it unsigned. */
function readSigned(folder: string): SignedRegistry | null {
  if (!existsSync(fileOf(folder))) return null;
  let found: Partial<SignedRegistry> | null;
  try {
    found = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Partial<SignedRegistry> | null;
  } catch (cause) {
    throw new SiteFormatError(`${fileOf(folder)} is not valid JSON: restore it from a backup.`, { cause });
  }
  const { key = '', signature = '', payload } = found ?? {};
  return payload === undefined ? null : { key, signature, payload };
}

/** File with a release's record in the release's folder. */
export const RECORD = 'release.json';

/** The text of `release.json`: the release without the time at which it became current. */
export function recordText(release: Omit<Release, 'releasedAt'>): string {
  return `${JSON.stringify({ ...release, releasedAt: undefined })}\n`;
}

/**
 * The registry with `release` as the area's current release. The current one becomes the previous, and the previous
 * becomes the first earlier one. Returns the same object if it is already current.
 */
export function withRelease(
  registry: Registry,
  area: Area,
  release: Omit<Release, 'releasedAt'>,
  at: number,
): Registry {
  const known = registry.areas[area];
  if (known?.current.version === release.version) return registry;
  const { previous = null, earlier = [] } = known ?? {};
  const before = previous
    ? [
        {
          version: previous.version,
          releasedAt: previous.releasedAt,
          record: integrityOf(Buffer.from(recordText(previous))),
        },
        ...earlier,
      ]
    : earlier;
  const others = before.filter(({ version }) => version !== release.version);
  const entry: RegistryArea = {
    current: { ...release, releasedAt: at },
    previous: known?.current ?? null,
    earlier: others.slice(0, MAX_EARLIER),
  };
  return {
    ...registry,
    format: REGISTRY_FORMAT,
    // later than before, even if the clock was set back
    generatedAt: Math.max(at, registry.generatedAt + 1),
    areas: { ...registry.areas, [area]: entry },
  };
}

/**
 * The registry with the host's file list, from which the service worker learns the site's files. Returns the same
 * object if it already has this host's list.
 */
export function withHostList(registry: Registry, host: HostRelease, at: number): Registry {
  const { host: known, ...rest } = registry as OfflineRegistry;
  if (known?.version === host.version || !(known || host.list)) return registry;
  const { version, list } = host;
  return {
    ...rest,
    generatedAt: Math.max(at, registry.generatedAt + 1),
    ...(list ? { host: { version, list } } : {}),
  } as Registry;
}

/**
 * The registry with a new time, for pages that are composed again. `worker`: whether the site has a service worker
 * from now on.
 */
export function renewed(registry: Registry, at: number, worker?: 'on' | 'off'): Registry {
  const { worker: known, ...rest } = registry as OfflineRegistry;
  const wanted = worker ?? known;
  return {
    ...rest,
    generatedAt: Math.max(at, registry.generatedAt + 1),
    ...(wanted === 'off' ? { worker: 'off' } : {}),
  } as Registry;
}
