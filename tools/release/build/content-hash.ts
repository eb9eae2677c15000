import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files below `folder` as sorted relative paths with `/`. Leaves out node_modules, dist and .types. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(node_modules|dist|\.types)\//.test(file))
    .sort();
}

/** Hex sha256 of the names and bytes of all files below `folders`, and of the texts in `more`. */
export function contentHash(folders: string[], more: string[] = []): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of filesBelow(folder))
      hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  for (const text of more) hash.update(`\0${text}`);
  return hash.digest('hex');
}

/** Subresource integrity (sha384) of a file. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** CSP source expression that allows an inline script with exactly this text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
