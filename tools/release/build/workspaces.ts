import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, isArea } from '@court/domain';
import { type AreaFacts, AreaFactsError, areaFacts } from './area-facts';

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '../../..');

/** The remotes of this repository by name: its folders `mfe-…` with a remote.json. */
export const remotes = (root = ROOT): Area[] =>
  readdirSync(root)
    .filter(isArea)
    .filter((area) => existsSync(join(root, area, 'remote.json')))
    .sort();

/** The facts in a remote's remote.json. Throws AreaFactsError. */
export function remoteFile(area: Area, root = ROOT): AreaFacts {
  const file = join(root, area, 'remote.json');
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new AreaFactsError(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
  return areaFacts(area, found, file);
}

export function packageVersion(workspace: string): string {
  const text = readFileSync(join(ROOT, workspace, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
