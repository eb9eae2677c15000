import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@court/shared/contract/registry';
import type { Area } from '@court/shared/records/court-defaults';
import type { RemoteFile } from './workspaces';

/** The registry of a site; empty when nothing has been released to it. */
export function readRegistry(site: string): Registry {
  const path = join(site, 'registry.json');
  if (!existsSync(path)) return { generatedAt: 0, areas: {} };
  return JSON.parse(readFileSync(path, 'utf8')) as Registry;
}

/** The registry with `release` as the area's current one; what was current becomes its previous. */
export function withRelease(
  registry: Registry,
  area: Area,
  release: Release,
  { routes, menu }: Pick<RemoteFile, 'routes' | 'menu'>,
  at: number,
): Registry {
  const known = registry.areas[area];
  const same = known?.current.version === release.version;
  const previous = same ? known.previous : (known?.current ?? null);
  return {
    generatedAt: at,
    areas: { ...registry.areas, [area]: { routes, menu, current: release, previous } },
  };
}
