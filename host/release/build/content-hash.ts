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

/** Subresource integrity of a file, as the browser checks it. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Source expression that lets an inline script of exactly this text run. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
