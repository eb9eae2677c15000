import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  FEDERATION_VERSION,
  HEAVY,
  hostLibraries,
  INNER,
  LATER,
  SHARED_PREFIX,
  SHARED_VERSION,
} from './share-list.mjs';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** Import paths of all files of shared/src that remotes may import, e.g. `@court/shared/state/court-atom`. */
export function sharedPaths() {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(test|d)\.tsx?$/.test(file.name))
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(SRC.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !INNER.test(path))
    .sort()
    .map((path) => ({
      path: SHARED_PREFIX + path.replace(/\.tsx?$/, ''),
      later: laterFile(path),
    }));
}

/** The file a shared part comes in when it is first asked for; '' for one of its own, null where it comes at once. */
function laterFile(path) {
  if (importsHeavy(readFileSync(join(SRC, path), 'utf8'))) return '';
  return LATER.find(({ parts }) => parts.test(path))?.file ?? null;
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
  const give = (name, version, later) => {
    const key = JSON.stringify(name);
    if (later !== null) {
      const named = later ? `/* webpackChunkName: ${JSON.stringify(later)} */ ` : '';
      entries.push(`${key}: { version: ${JSON.stringify(version)}, later: () => import(${named}${key}) }`);
      return;
    }
    const local = `m${lines.length}`;
    lines.push(`import * as ${local} from ${key};`);
    entries.push(`${key}: { version: ${JSON.stringify(version)}, now: ${local} }`);
  };
  for (const [name, version] of Object.entries(hostLibraries(mode))) give(name, version, null);
  for (const { path, later } of sharedPaths()) give(path, SHARED_VERSION, later);
  lines.push(`export const federationVersion = ${JSON.stringify(FEDERATION_VERSION)};`);
  lines.push(`export const given = {\n${entries.join(',\n')}\n};`);
  return lines.join('\n');
}
