import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '@court/records';
import { contentHash } from './content-hash';
import { knownHost } from './host-record';
import { putText } from './put-files';
import { readRegistry } from './registry-file';
import { composeSite, releaseHost, releaseRemote } from './release-area';
import { readSigningKey } from './signing-key';
import { openSite, type Target } from './site-record';
import { ROOT, remotes } from './workspaces';

/** Hash of the sources that each area of a site was last released from; the server does not serve names with a dot. */
type State = Partial<Record<Area | 'host', string>>;

const stateFile = (folder: string) => join(folder, '.sources.json');

/**
 * Brings a site up to date with the sources: releases the host and every remote whose sources have changed, and
 * composes the pages. Returns what was released.
 */
export async function releaseAll(target: Target, key = readSigningKey()): Promise<(Area | 'host')[]> {
  const { folder } = openSite(target);
  const state = readState(folder);
  const wanted = sources();
  const registry = readRegistry(folder);
  const stale = (area: Area | 'host') =>
    state[area] !== wanted[area] || (area === 'host' ? !knownHost(folder) : !registry.areas[area]);
  const released: (Area | 'host')[] = [];
  if (stale('host')) {
    await releaseHost(target, { key });
    released.push('host');
  }
  for (const area of remotes()) {
    if (!stale(area)) continue;
    await releaseRemote(area, target, { key });
    released.push(area);
  }
  await composeSite(target, key);
  putText(stateFile(folder), JSON.stringify(wanted));
  return released;
}

function readState(folder: string): State {
  const file = stateFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : {};
}

function sources(): State {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const shared = contentHash([join(ROOT, 'shared'), join(ROOT, 'types')], [lock]);
  const of = (workspace: Area | 'host') => contentHash([join(ROOT, workspace)], [shared]);
  return Object.fromEntries((['host', ...remotes()] as const).map((area) => [area, of(area)]));
}
