import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file of a build. `name`: its path in the build's folder. */
export type BuiltFile = { name: string; bytes: Buffer; integrity: string };

/**
 * Thrown for a folder that contains no build, or files that a site must not serve. The message names the file and the
 * remedy.
 */
export class BuiltFolderError extends Error {
  override name = 'BuiltFolderError';
}

/** Files that a site does not serve. */
const LEFT = /\.(map|d\.ts|zip|LICENSE\.txt)$|(^|\/)(remote|mf-manifest|mf-stats|package)\.json$/;

/** The files of a build that a site serves, sorted by name. Throws BuiltFolderError. */
export function readBuiltFolder(folder: string): BuiltFile[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new BuiltFolderError(`${folder} is no folder: name the folder that the build has written.`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files: BuiltFile[] = [];
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
    if (!LEFT.test(name)) files.push(readBuiltFile(path, name));
  }
  if (!files.some(isScript)) throw new BuiltFolderError(`${folder} holds no script: build the remote first.`);
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const isScript = ({ name }: BuiltFile) => /\.m?js$/.test(name);

function readBuiltFile(path: string, name: string): BuiltFile {
  const bytes = readFileSync(path);
  return { name, bytes, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
}
