import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@court/contract';
import type { Area } from '@court/domain';
import { areaFacts, checkAddresses } from './build/area-facts';
import { type BuiltRemote, buildRemote } from './build/build-remote';
import { writeFileList } from './build/file-list';
import { hostRemedy, incompatibility } from './build/host-provides';
import { readPrebuilt } from './build/prebuilt';
import { checkStopping } from './build/stopping';
import { buildHost } from './pages/build-host';
import { checkoutCourts } from './site/court-file';
import { type HostRecord, knownHost, readHost, readTemplates, withHost } from './site/host-record';
import { addFiles, putFolder, putText, ReleasedAlreadyError } from './site/put-files';
import {
  RECORD,
  REGISTRY_FILE,
  recordText,
  registryText,
  withHostList,
  withRelease,
} from './site/registry-file';
import { readSigningKey, type SigningKey } from './site/signing-key';
import { type Scope, type SiteState, siteChanges } from './site/site-compose';
import { siteCourts } from './site/site-courts';
import { ownRegistry, rememberWritten } from './site/site-identity';
import { keysAfter, takenKeys } from './site/site-keys';
import { withSite } from './site/site-lock';
import {
  openSite,
  type Site,
  SiteSettingError,
  settingsAsked,
  siteRecord,
  type Target,
} from './site/site-record';
import { writeSite } from './site/site-write';

/** Result of a release. `isNew`: false if that version with the same bytes was already current. */
export type Released = { version: string; isNew: boolean };

/** Thrown if the site's host cannot run a remote, because no page would load it. */
export class HostTooOldError extends Error {
  override name = 'HostTooOldError';
  constructor(area: Area, why: string, { current }: HostRecord, remedy: string) {
    super(`${area} does not run on the site's host, ${current.version}: ${why}. ${remedy}`);
  }
}

export type BuiltHost = Awaited<ReturnType<typeof buildHost>>;
export type BuiltArea = { area: Area } & BuiltRemote;

/**
 * The content of a release, which is released completely or not at all. `accept`: see keysAfter. `allowStopping`:
 * areas that may stop.
 */
export type ReleaseOrder = {
  host?: BuiltHost | undefined;
  remotes?: readonly BuiltArea[];
  accept?: string | undefined;
  allowStopping?: readonly string[];
  /** areas that the site's court offers from now on */
  offer?: readonly Area[];
  key?: SigningKey;
};

type HostOrder = Pick<ReleaseOrder, 'accept' | 'allowStopping' | 'key'> & { version?: string | undefined };

/**
 * Builds and releases the host. Its files go to `assets`, beside those of earlier releases. Composes all pages again.
 */
export async function releaseHost(target: Target, order: HostOrder = {}): Promise<Released> {
  const { version, key = readSigningKey(), ...rest } = order;
  const site = openSite(target);
  mayRelease(site, key);
  const host = await buildHost({ version, base: site.base });
  try {
    const [released] = await putReleases(target, { host, key, ...rest });
    return released ?? { version: host.files.version, isNew: false };
  } finally {
    rmSync(host.folder, { recursive: true, force: true });
  }
}

type RemoteOrder = {
  version?: string | undefined;
  key?: SigningKey;
  offer?: boolean;
  prebuilt?: string | undefined;
};

/**
 * Builds and releases one remote, or releases another repository's build in the folder `prebuilt`. Changes no file of
 * the host or of another remote, and no pages except its own.
 */
export async function releaseRemote(area: Area, target: Target, order: RemoteOrder = {}): Promise<Released> {
  const { version, offer = false, key = readSigningKey(), prebuilt } = order;
  const site = openSite(target);
  const registry = mayRelease(site, key);
  const host = knownHost(site.folder);
  if (host) readTemplates(site.folder, host.current.version);
  const built = prebuilt
    ? readPrebuilt({ area, folder: prebuilt, version, base: site.base, registry })
    : await buildRemote({ area, version, base: site.base });
  try {
    return await putRemote(area, built, target, key, offer);
  } finally {
    rmSync(built.folder, { recursive: true, force: true });
  }
}

/** Releases a build under the site's lock. `offer`: the site's court offers the area from now on. */
export async function putRemote(
  area: Area,
  built: BuiltRemote,
  target: Target,
  key: SigningKey,
  offer = false,
): Promise<Released> {
  const remotes = [{ area, ...built }];
  const [released] = await putReleases(target, { remotes, key, ...(offer ? { offer: [area] } : {}) });
  return released ?? { version: built.release.version, isNew: false };
}

/** Returns the site's registry. Throws before the build if the release would be refused after it. */
export function mayRelease(site: Site, key: SigningKey): Registry {
  return ownRegistry(site, takenKeys(site.top, knownHost(site.folder), key), key);
}

/**
 * Releases a host, remotes, or both together, under one lock and with one registry. Checks and composes everything
 * before the first write, and the writes are atomic. Returns the result of each, the host first.
 */
export async function putReleases(target: Target, order: ReleaseOrder): Promise<Released[]> {
  const { host: built, remotes = [], accept, allowStopping = [], offer = [], key = readSigningKey() } = order;
  const site = openSite(target);
  return await withSite(site.top, () => {
    const known = knownHost(site.folder);
    const taken = takenKeys(site.top, known, key);
    const keys = built ? keysAfter(taken, key, accept) : taken;
    const before = ownRegistry(site, [...keys, ...taken], key);
    const at = Date.now();

    const host = built ? releasedHost(known, built, { released: known?.released ?? {}, keys }, at) : known;
    let registry = before;
    const puts = remotes.map(({ area, release: found, folder }) => {
      const facts = areaFacts(area, found, `the release ${found.version} of ${area}`);
      const list = releaseList(site, area, found.version, folder);
      const release: Omit<Release, 'releasedAt'> = { ...found, ...facts, ...{ list } };
      const why = host && incompatibility(host.current, release);
      if (why) throw new HostTooOldError(area, why, host, hostRemedy(release));
      checkAddresses(registry, area, facts);
      registry = withRelease(registry, area, release, at);
      return { area, release, folder };
    });
    if (host && built) registry = withHostList(registry, host.current, at);
    if (host && built) checkStopping(registry, host.current, allowStopping);
    if (!built && offer.length === 0 && known) checkSettings(target);

    let changes = new Map<string, string | null>();
    if (host) {
      const found = siteCourts(site) ?? checkoutCourts();
      const courts = found.map((court) =>
        court.code === site.court ? { ...court, modules: [...new Set([...court.modules, ...offer])] } : court,
      );
      const state: SiteState = { site, registry, host, courts, templates: built?.templates, incoming: puts };
      const scope: Scope = built || offer.length > 0 ? 'all' : remotes.map(({ area }) => area);
      changes = siteChanges(state, scope, key);
    } else {
      changes.set(site.base.slice(1) + REGISTRY_FILE, registryText(site.folder, registry, key));
      changes.set(...siteRecord(site, registry.site));
    }
    if (built) addFiles(built.folder, join(site.folder, 'assets'));
    for (const { area, release, folder } of puts) putRelease(site, area, release, folder);
    writeSite(site.top, changes);
    rememberWritten(site, registry, key);
    const became = puts.map(({ area, release }) => ({
      version: release.version,
      isNew: before.areas[area]?.current.version !== release.version,
    }));
    return built
      ? [{ version: built.files.version, isNew: known?.current.version !== built.files.version }, ...became]
      : became;
  });
}

function releasedHost(
  known: HostRecord | null,
  { files, hash }: BuiltHost,
  { released, keys }: Pick<HostRecord, 'released' | 'keys'>,
  at: number,
): HostRecord {
  // older versions of this repository hashed fewer files
  if (known && (released[files.version] ?? hash) !== hash)
    throw new ReleasedAlreadyError(`host ${files.version}`);
  return withHost(known, files, { released: { ...released, [files.version]: hash }, keys }, at);
}

/**
 * Throws SiteSettingError if `target` changes the site's settings, because a release of an area writes only its own
 * pages.
 */
function checkSettings(target: Target): void {
  const other = settingsAsked(target);
  if (other.length > 0) throw new SiteSettingError(target.site, other);
}

/** Writes the list of a release's files. */
const releaseList = ({ base }: Site, area: Area, version: string, built: string) =>
  writeFileList(built, (file) => `${base}${area}/${version}/${file}`);

/** Copies a release's files to the site, with its record for rollbacks. */
function putRelease(site: Site, area: Area, release: Omit<Release, 'releasedAt'>, built: string): void {
  const folder = join(site.folder, area);
  mkdirSync(folder, { recursive: true });
  for (const left of readdirSync(folder).filter((name) => name.endsWith('.new')))
    rmSync(join(folder, left), { recursive: true, force: true });
  putText(join(built, RECORD), recordText(release));
  putFolder(built, join(folder, release.version));
}

/** Composes all pages of the released host and areas again, with the settings of `target`. Throws NoHostError. */
export async function composeSite(target: Target, key = readSigningKey()): Promise<void> {
  const site = openSite(target);
  await withSite(site.top, () => {
    const host = readHost(site.folder);
    const registry = ownRegistry(site, takenKeys(site.top, host, key), key);
    const state = { site, registry, host, courts: siteCourts(site) ?? checkoutCourts() };
    writeSite(site.top, siteChanges(state, 'all', key));
    rememberWritten(site, registry, key);
  });
}
