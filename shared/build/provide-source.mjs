import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEDERATION_VERSION, HEAVY, hostLibraries, SHARED_PREFIX, SHARED_VERSION } from './share-list.mjs';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** Import paths of all files of shared/src that others may import, e.g. `@court/shared/state/court-atom`. */
export function sharedPaths() {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(test|d)\.tsx?$/.test(file.name))
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(SRC.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
    .map((path) => ({
      path: SHARED_PREFIX + path.replace(/\.tsx?$/, ''),
      heavy: importsHeavy(readFileSync(join(SRC, path), 'utf8')),
    }));
}

function importsHeavy(source) {
  return HEAVY.some((name) =>
    new RegExp(`^import (?!type\\b)[^;]*from '${name}(/[^']*)?'`, 'm').test(source),
  );
}

/**
 * Source of the module `virtual-shared`: what the host gives to remotes, made from the folder listing, so that a new
 * file in shared/src needs no change anywhere.
 */
export function provideSource(mode) {
  const lines = [];
  const entries = [];
  const give = (name, version, heavy) => {
    const key = JSON.stringify(name);
    if (heavy) {
      entries.push(`${key}: { version: ${JSON.stringify(version)}, later: () => import(${key}) }`);
      return;
    }
    const local = `m${lines.length}`;
    lines.push(`import * as ${local} from ${key};`);
    entries.push(`${key}: { version: ${JSON.stringify(version)}, now: ${local} }`);
  };
  for (const [name, version] of Object.entries(hostLibraries(mode))) give(name, version, false);
  for (const { path, heavy } of sharedPaths()) give(path, SHARED_VERSION, heavy);
  lines.push(`export const federationVersion = ${JSON.stringify(FEDERATION_VERSION)};`);
  lines.push(`export const given = {\n${entries.join(',\n')}\n};`);
  return lines.join('\n');
}
