import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@court/contract';
import type { Area } from '@court/domain';
import { checkAddresses } from './build/area-facts';
import { integrityOf } from './build/content-hash';
import { incompatibility } from './build/host-provides';
import { type Stopping, stoppingOn } from './build/stopping';
import { HostTooOldError } from './release-area';
import { checkoutCourts } from './site/court-file';
import { type HostRecord, knownHost, readHost, withHost } from './site/host-record';
import { RECORD, withHostList, withRelease } from './site/registry-file';
import { damaged, filesOf, hostFilesOf } from './site/released-files';
import { readSigningKey } from './site/signing-key';
import { siteChanges } from './site/site-compose';
import { siteCourts } from './site/site-courts';
import { ownRegistry, rememberWritten } from './site/site-identity';
import { takenKeys } from './site/site-keys';
import { withSite } from './site/site-lock';
import { openSite, type Site, type Target } from './site/site-record';
import { writeSite } from './site/site-write';

/** Thrown if there is no earlier release. */
export class NoPreviousReleaseError extends Error {
  override name = 'NoPreviousReleaseError';
  constructor(area: string, site: string, asked: string | undefined, kept: readonly string[]) {
    super(
      asked === undefined
        ? `${site} holds no release of ${area} before its present one; nothing was changed.`
        : `${site} holds no release ${asked} of ${area} to go back to; it holds ${kept.join(', ') || 'none'}. Nothing was changed.`,
    );
  }
}

/** Thrown if files of the release are changed or missing, because the browser would refuse them. */
export class DamagedReleaseError extends Error {
  override name = 'DamagedReleaseError';
  constructor(area: string, version: string, file: string) {
    super(`${area} ${version} cannot run any more: ${file} is missing or changed. Nothing was changed.`);
  }
}

const HOST_FIRST =
  'Roll the host back first (npm run site -- rollback host), or name another release with --to. Nothing was changed.';

/** `stopping`: after a rollback of the host, the releases that it does not run. */
export type RolledBack = { version: string; stopping: Stopping[] };

/**
 * Makes an earlier release of an area or the host current: the previous one, or version `to`. Its addresses, menu and
 * names come back too. The current release becomes the previous one. Writes only the area's pages and the registry, or
 * all pages for the host. Throws NoPreviousReleaseError, DamagedReleaseError and HostTooOldError.
 */
export async function rollbackArea(
  area: Area | 'host',
  target: Target,
  key = readSigningKey(),
  to?: string,
): Promise<RolledBack> {
  const site = openSite(target);
  return await withSite(site.top, () => {
    const registry = ownRegistry(site, takenKeys(site.top, knownHost(site.folder), key), key);
    const host = readHost(site.folder);
    const courts = siteCourts(site) ?? checkoutCourts();
    const write = (state: { registry: Registry; host: HostRecord }) => {
      writeSite(site.top, siteChanges({ site, courts, ...state }, area === 'host' ? 'all' : [area], key));
      rememberWritten(site, state.registry, key);
    };
    if (area === 'host') {
      const back = hostBefore(site, host, to);
      write({ registry: withHostList(registry, back.current, Date.now()), host: back });
      return { version: back.current.version, stopping: stoppingOn(registry, back.current) };
    }
    const release = releaseBefore(site, registry, area, to);
    checkFiles(site, area, release.version, filesOf(release));
    const why = incompatibility(host.current, release);
    if (why) throw new HostTooOldError(area, why, host, HOST_FIRST);
    checkAddresses(registry, area, release);
    write({ registry: withRelease(registry, area, release, Date.now()), host });
    return { version: release.version, stopping: [] };
  });
}

function hostBefore(site: Site, host: HostRecord, to: string | undefined): HostRecord {
  const kept = [host.previous, ...host.earlier].filter((each) => each !== null);
  const back = to === undefined ? host.previous : kept.find(({ version }) => version === to);
  if (!back)
    throw new NoPreviousReleaseError(
      'host',
      site.top,
      to,
      kept.map(({ version }) => version),
    );
  checkFiles(site, 'host', back.version, hostFilesOf(back));
  return withHost(host, back, { released: host.released, keys: host.keys }, Date.now());
}

function releaseBefore(site: Site, registry: Registry, area: Area, to: string | undefined): Release {
  const { previous = null, earlier = [] } = registry.areas[area] ?? {};
  const kept = [...(previous ? [previous.version] : []), ...earlier.map(({ version }) => version)];
  if (previous && (to === undefined || to === previous.version)) return previous;
  const found = earlier.find(({ version }) => version === to);
  if (!found) throw new NoPreviousReleaseError(area, site.top, to, kept);
  // the signed registry contains the hash of this file
  const file = join(site.folder, area, found.version, RECORD);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (text === null || integrityOf(text) !== found.record)
    throw new DamagedReleaseError(area, found.version, file);
  return { ...(JSON.parse(text) as Omit<Release, 'releasedAt'>), releasedAt: found.releasedAt };
}

/** Throws DamagedReleaseError if a file is missing or changed. */
function checkFiles(
  { top }: Site,
  area: string,
  version: string,
  files: Parameters<typeof damaged>[1],
): void {
  const [file] = damaged(top, files);
  if (file !== undefined) throw new DamagedReleaseError(area, version, join(top, file));
}
