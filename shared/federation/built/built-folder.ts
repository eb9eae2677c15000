import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'acorn';
import type { Program } from './syntax';

/** A file of a build; `program` of a script alone. */
export type BuiltFile = { name: string; bytes: Buffer; integrity: string; program?: Program };

/**
 * What a build has written. `files` are those that a site serves; `left`, by name, those that it does not need: maps, types,
 * Module Federation's manifests, and remote.json.
 */
export type BuiltFolder = { folder: string; files: BuiltFile[]; left: string[] };

/** A folder that holds no build, or something that no site serves. The message names the file and the remedy. */
export class BuiltFolderError extends Error {
  override name = 'BuiltFolderError';
}

export const REMOTE_FILE = 'remote.json';

const LEFT = /\.(map|d\.ts|zip|LICENSE\.txt)$|(^|\/)(remote|mf-manifest|mf-stats|package)\.json$/;

/** Reads a build's folder. Throws BuiltFolderError. */
export function readBuiltFolder(folder: string): BuiltFolder {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new BuiltFolderError(`${folder} is no folder: name the folder that the build has written.`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files: BuiltFile[] = [];
  const left: string[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll('\\', '/');
    if (!entry.isFile())
      throw new BuiltFolderError(`${path} is a link: put the file itself into the folder that is released.`);
    if (/\.html?$/.test(name))
      throw new BuiltFolderError(`${path} is a page, and pages are the site's: build the remote without it.`);
    if (/(^|\/)\.|^node_modules\//.test(name))
      throw new BuiltFolderError(
        `${path} is no part of a build: name the folder that the build has written.`,
      );
    if (LEFT.test(name)) left.push(name);
    else files.push(readBuiltFile(path, name));
  }
  if (!files.some(({ program }) => program))
    throw new BuiltFolderError(`${folder} holds no script: build the remote first.`);
  return { folder, files: files.sort((a, b) => (a.name < b.name ? -1 : 1)), left: left.sort() };
}

function readBuiltFile(path: string, name: string): BuiltFile {
  const bytes = readFileSync(path);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (!/\.m?js$/.test(name)) return { name, bytes, integrity };
  try {
    return { name, bytes, integrity, program: parse(bytes.toString(), { ecmaVersion: 'latest' }) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : cause;
    throw new BuiltFolderError(
      `${path} is no script as pages load it (${why}): build with library type 'var', which Module Federation takes by itself.`,
      { cause },
    );
  }
}
