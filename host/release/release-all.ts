import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '@court/shared/records/court-defaults';
import { contentHash } from './content-hash';
import { putText } from './put-files';
import { readRegistry } from './registry-file';
import { composeSite, releaseHost, releaseRemote, type Target } from './release-area';
import { ROOT, remotes } from './workspaces';

/** Hash of the sources that each area of a site was last released from; the server does not serve names with a dot. */
type State = Partial<Record<Area | 'host', string>>;

const stateFile = (site: string) => join(site, '.sources.json');

/**
 * Brings a site up to date with the sources: releases the host and every remote whose sources have changed, and
 * composes the pages. Returns what was released.
 */
export async function releaseAll(target: Target): Promise<(Area | 'host')[]> {
  const { site } = target;
  const state = readState(site);
  const wanted = sources();
  const registry = readRegistry(site);
  const stale = (area: Area | 'host') =>
    state[area] !== wanted[area] ||
    (area === 'host' ? !existsSync(join(site, '.host.json')) : !registry.areas[area]);
  const released: (Area | 'host')[] = [];
  if (stale('host')) {
    await releaseHost(target);
    released.push('host');
  }
  for (const area of remotes()) {
    if (!stale(area)) continue;
    await releaseRemote(area, target);
    released.push(area);
  }
  composeSite(target);
  putText(stateFile(site), JSON.stringify(wanted));
  return released;
}

function readState(site: string): State {
  return existsSync(stateFile(site)) ? (JSON.parse(readFileSync(stateFile(site), 'utf8')) as State) : {};
}

function sources(): State {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const shared = contentHash([join(ROOT, 'shared'), join(ROOT, 'types')], [lock]);
  const of = (workspace: Area | 'host') => contentHash([join(ROOT, workspace)], [shared]);
  return Object.fromEntries((['host', ...remotes()] as const).map((area) => [area, of(area)]));
}
