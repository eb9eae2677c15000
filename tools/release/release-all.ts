import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '@court/domain';
import { buildRemote } from './build/build-remote';
import { sourceHashes } from './build/source-hashes';
import { remotes } from './build/workspaces';
import { buildHost } from './pages/build-host';
import {
  type BuiltArea,
  type BuiltHost,
  composeSite,
  mayRelease,
  putReleases,
  type ReleaseOrder,
} from './release-area';
import { knownHost } from './site/host-record';
import { putText } from './site/put-files';
import { readRegistry } from './site/registry-file';
import { readSigningKey } from './site/signing-key';
import { openSite, type Target } from './site/site-record';

/**
 * Hash of the sources from which each area of a site was last released. The server does not serve names with a leading
 * dot.
 */
type State = Partial<Record<Area | 'host', string>>;

const stateFile = (folder: string) => join(folder, '.sources.json');

type Order = Pick<ReleaseOrder, 'accept' | 'allowStopping' | 'offer' | 'key'> & {
  /** releases only areas whose sources differ from their last release */
  changedOnly?: boolean;
};

/**
 * Releases the host and every remote of this checkout together, with one registry, so that no page gets a host that
 * does not run its area. Returns the releases that are new to the site.
 */
export async function releaseAll(
  target: Target,
  order: Order = {},
): Promise<{ area: Area | 'host'; version: string }[]> {
  const { changedOnly = false, key = readSigningKey(), ...rest } = order;
  const site = openSite(target);
  const { folder, base } = site;
  mayRelease(site, key);
  const state = changedOnly ? readState(folder) : {};
  const wanted: State = sourceHashes();
  const registry = readRegistry(folder);
  const stale = (area: Area | 'host') =>
    state[area] !== wanted[area] || (area === 'host' ? !knownHost(folder) : !registry.areas[area]);
  let host: BuiltHost | undefined;
  const built: BuiltArea[] = [];
  try {
    if (stale('host')) host = await buildHost({ base });
    for (const area of remotes().filter(stale)) built.push({ area, ...(await buildRemote({ area, base })) });
    const order = { host, remotes: built, key, ...rest };
    // a release of areas does not change the site's settings, so they are applied separately
    if (!host) await composeSite(target, key);
    const released = host || built.length > 0 ? await putReleases(target, order) : [];
    putText(stateFile(folder), JSON.stringify(wanted));
    const areas = [...(host ? (['host'] as const) : []), ...built.map(({ area }) => area)];
    return released.flatMap(({ version, isNew }, at) => {
      const area = areas[at];
      return area && isNew ? [{ area, version }] : [];
    });
  } finally {
    for (const { folder } of [...(host ? [host] : []), ...built])
      rmSync(folder, { recursive: true, force: true });
  }
}

function readState(folder: string): State {
  const file = stateFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : {};
}
