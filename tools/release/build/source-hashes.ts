import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '@court/domain';
import { contentHash } from './content-hash';
import { ROOT, remotes } from './workspaces';

/** Hash of the sources of the host and of each area. Every hash includes all kits, since an area may use any of them. */
export function sourceHashes(root = ROOT): Partial<Record<Area | 'host', string>> {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const areas = remotes(root);
  const kits = areas.map((area) => join(area, 'kits'));
  const shared = ['shared', 'types', ...kits].map((folder) => join(root, folder)).filter(existsSync);
  const common = contentHash(shared, [lock]);
  const hashOf = (workspace: Area | 'host') => contentHash([join(root, workspace)], [common]);
  return Object.fromEntries((['host', ...areas] as const).map((area) => [area, hashOf(area)]));
}
