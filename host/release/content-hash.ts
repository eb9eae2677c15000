import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files below `folder`, relative to it, with `/`, sorted; without folders that builds write. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(node_modules|dist|\.types)\//.test(file))
    .sort();
}

/** Hex sha256 over names and bytes of all files below `folders`, and over `more`. */
export function contentHash(folders: string[], more: string[] = []): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of filesBelow(folder))
      hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  for (const text of more) hash.update(`\0${text}`);
  return hash.digest('hex');
}
