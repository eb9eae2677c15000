import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@court/contract';
import type { Area } from '@court/records';
import { buildHost } from './build-host';
import { type BuiltRemote, buildRemote } from './build-remote';
import { writeSite } from './compose-pages';
import { readCourt, readCourts } from './court-file';
import { incompatibility } from './host-provides';
import { type HostRecord, knownHost, putHost, readHost } from './host-record';
import { readPrebuilt } from './prebuilt';
import { addFiles, putFolder, ReleasedAlreadyError } from './put-files';
import { putRegistry, withRelease } from './registry-file';
import { readSigningKey, type SigningKey } from './signing-key';
import { ownRegistry, rememberWritten } from './site-identity';
import { keysAfter, takenKeys } from './site-keys';
import { withSite } from './site-lock';
import { keepRecord, openSite, type Site, type Target } from './site-record';
import { type RemoteFile, remoteFile } from './workspaces';

/** What became of a release; `isNew` false: that version, with the same bytes, was the current one already. */
export type Released = { version: string; isNew: boolean };

/** A remote that the site's host cannot run: no page would load it. */
export class HostTooOldError extends Error {
  override name = 'HostTooOldError';
  constructor(area: Area, why: string, { current }: HostRecord) {
    super(
      `${area} does not run on the site's host, ${current.version}: ${why}. Run \`npm run release -- host\` first.`,
    );
  }
}

type HostOrder = { version?: string | undefined; accept?: string | undefined; key?: SigningKey };

/** Builds and releases the host: its files go to `assets`, beside those of earlier ones. */
export async function releaseHost(target: Target, order: HostOrder = {}): Promise<Released> {
  const { version, accept, key = readSigningKey() } = order;
  const site = openSite(target);
  ownRegistry(site, takenKeys(site.top, knownHost(site.folder), key), key);
  const { folder, files, hash } = await buildHost({ version, base: site.base });
  try {
    return await withSite(site.top, () => {
      const known = knownHost(site.folder);
      const keys = keysAfter(takenKeys(site.top, known, key), key, accept);
      if ((known?.released[files.version] ?? hash) !== hash)
        throw new ReleasedAlreadyError(`host ${files.version}`);
      addFiles(folder, join(site.folder, 'assets'));
      const isNew = known?.current.version !== files.version;
      const host: HostRecord = {
        current: known && !isNew ? known.current : { ...files, releasedAt: Date.now() },
        previous: known && isNew ? known.current : (known?.previous ?? null),
        released: { ...known?.released, [files.version]: hash },
        keys,
      };
      compose(site, ownRegistry(site, [...keys, ...(known?.keys ?? [])], key), host, key);
      return { version: files.version, isNew };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type RemoteOrder = { version?: string | undefined; key?: SigningKey; prebuilt?: string | undefined };

/**
 * Builds and releases one remote, or releases what another repository has built in the folder `prebuilt`; touches no file of
 * the host or of another remote.
 */
export async function releaseRemote(area: Area, target: Target, order: RemoteOrder = {}): Promise<Released> {
  const { version, key = readSigningKey(), prebuilt } = order;
  const site = openSite(target);
  const registry = ownRegistry(site, takenKeys(site.top, knownHost(site.folder), key), key);
  const built = prebuilt
    ? readPrebuilt({ area, folder: prebuilt, version, base: site.base, registry })
    : { ...(await buildRemote({ area, version, base: site.base })), file: remoteFile(area) };
  try {
    return await putRemote(area, built, target, key, built.file);
  } finally {
    rmSync(built.folder, { recursive: true, force: true });
  }
}

/** Releases what has been built, while nobody else releases to the site. */
export async function putRemote(
  area: Area,
  { release, folder }: BuiltRemote,
  target: Target,
  key: SigningKey,
  file: Pick<RemoteFile, 'routes' | 'menu'> = remoteFile(area),
): Promise<Released> {
  const site = openSite(target);
  return await withSite(site.top, () => {
    const host = knownHost(site.folder);
    const registry = ownRegistry(site, takenKeys(site.top, host, key), key);
    const why = host && incompatibility(host.current, release);
    if (why) throw new HostTooOldError(area, why, host);
    mkdirSync(join(site.folder, area), { recursive: true });
    putFolder(folder, join(site.folder, area, release.version));
    const next = withRelease(registry, area, release, file, Date.now());
    if (host) compose(site, next, host, key);
    else {
      keepRecord(site, next.site);
      putRegistry(site.folder, next, key);
      rememberWritten(site, next, key);
    }
    return { version: release.version, isNew: registry.areas[area]?.current.version !== release.version };
  });
}

/** Composes the pages of what is released. Throws NoHostError and OldHostError. */
export async function composeSite(target: Target, key = readSigningKey()): Promise<void> {
  const site = openSite(target);
  await withSite(site.top, () => {
    const host = readHost(site.folder);
    compose(site, ownRegistry(site, takenKeys(site.top, host, key), key), host, key);
  });
}

/** The site's records, its pages and, last, its registry. Only while nobody else releases to the site. */
export function compose(site: Site, registry: Registry, host: HostRecord, key: SigningKey): void {
  const { court, database, overrides } = site;
  keepRecord(site, registry.site);
  putHost(site.folder, host);
  const parts = { court: readCourt(court, database), courts: readCourts(database), overrides };
  writeSite(site, { registry, host: host.current, keys: host.keys, ...parts }, key);
  rememberWritten(site, registry, key);
}
