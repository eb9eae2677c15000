import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@court/contract';
import type { Area } from '@court/records';
import type { HostFile } from './build-host';
import { type HostRecord, knownHost, readHost } from './host-record';
import { integrityOf } from './integrity';
import { rolledBack } from './registry-file';
import { compose } from './release-area';
import { readSigningKey } from './signing-key';
import { ownRegistry } from './site-identity';
import { takenKeys } from './site-keys';
import { withSite } from './site-lock';
import { openSite, type Site, type Target } from './site-record';

/** There is nothing to go back to. */
export class NoPreviousReleaseError extends Error {
  override name = 'NoPreviousReleaseError';
  constructor(area: string, site: string) {
    super(`${site} holds no release of ${area} before its present one; nothing was changed.`);
  }
}

/** The release to go back to is not as it was released: it would be refused in the browser. */
export class DamagedReleaseError extends Error {
  override name = 'DamagedReleaseError';
  constructor(area: string, version: string, file: string) {
    super(`${area} ${version} cannot run any more: ${file} is missing or changed. Nothing was changed.`);
  }
}

/**
 * Makes the area's previous release, or the host's, the current one, and the current one its previous. Touches pages and
 * registry alone. Returns the version that runs now. Throws NoPreviousReleaseError and DamagedReleaseError.
 */
export async function rollbackArea(
  area: Area | 'host',
  target: Target,
  key = readSigningKey(),
): Promise<string> {
  const site = openSite(target);
  return await withSite(site.top, () => {
    const host = knownHost(site.folder) ?? readHost(site.folder);
    const registry = ownRegistry(site, takenKeys(site.top, host, key), key);
    if (area === 'host') {
      const back = hostBefore(site, host);
      compose(site, registry, back, key);
      return back.current.version;
    }
    const next = rolledBack(registry, area, Date.now());
    const release = next?.areas[area]?.current;
    if (!next || !release) throw new NoPreviousReleaseError(area, site.top);
    checkFiles(site, area, release.version, filesOf(release));
    compose(site, next, host, key);
    return release.version;
  });
}

function hostBefore(site: Site, host: HostRecord): HostRecord {
  const { current, previous } = host;
  if (!previous) throw new NoPreviousReleaseError('host', site.top);
  checkFiles(site, 'host', previous.version, [previous.theme, ...previous.scripts, ...previous.styles]);
  return { ...host, current: { ...previous, releasedAt: Date.now() }, previous: current };
}

const filesOf = ({ entry, integrity, preload }: Release) => [{ file: entry, integrity }, ...preload];

/** Names in releases hold the sub-path, as browsers ask for them: they lie below the site's top. */
function checkFiles(
  { top }: Site,
  area: string,
  version: string,
  files: { file: HostFile['file']; integrity: string | null }[],
): void {
  for (const { file, integrity } of files) {
    const path = join(top, file);
    if (!existsSync(path) || integrityOf(readFileSync(path)) !== integrity)
      throw new DamagedReleaseError(area, version, path);
  }
}
