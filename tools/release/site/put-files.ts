import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, replaceFile, syncFolder, syncTree } from '../../../court-data/disk/replace-file';
import { filesBelow } from '../build/content-hash';

/** Thrown if a released file would be changed. Released files never change. */
export class ReleasedAlreadyError extends Error {
  override name = 'ReleasedAlreadyError';
  constructor(readonly path: string) {
    super(`${path} is released already, with other contents. Choose another version with --version.`);
  }
}

/**
 * Copies a release into the folder from which it is served. The folder appears atomically, and survives a power cut
 * from then on. If the folder exists with the same files and bytes, nothing changes. If a file differs, is added or is
 * missing, throws ReleasedAlreadyError.
 */
export function putFolder(from: string, to: string): void {
  if (existsSync(to)) {
    const files = filesBelow(from);
    const there = filesBelow(to);
    const other = [...files, ...there].find(
      (file) => !files.includes(file) || !there.includes(file) || !isSame(join(from, file), join(to, file)),
    );
    if (other) throw new ReleasedAlreadyError(join(to, other));
    return;
  }
  const next = `${to}.new`;
  rmSync(next, { recursive: true, force: true });
  cpSync(from, next, { recursive: true });
  syncTree(next);
  renameSync(next, to);
  syncFolder(dirname(to));
}

/**
 * Copies files beside the existing ones, each by rename. If an existing file has other bytes, throws
 * ReleasedAlreadyError before it copies any.
 */
export function addFiles(from: string, to: string): void {
  const files = filesBelow(from).map((file) => ({ source: join(from, file), target: join(to, file) }));
  for (const { source, target } of files)
    if (existsSync(target) && !isSame(source, target)) throw new ReleasedAlreadyError(target);
  for (const { source, target } of files) {
    if (existsSync(target)) continue;
    makeFolder(dirname(target));
    cpSync(source, `${target}.new`);
    syncTree(`${target}.new`);
    renameSync(`${target}.new`, target);
  }
  for (const folder of new Set(files.map(({ target }) => dirname(target)))) syncFolder(folder);
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

/** Writes a file atomically: a reader sees the old or the new file, also after a power cut. */
export function putText(path: string, text: string): void {
  makeFolder(dirname(path));
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  replaceFile(path, (descriptor) => writeFileSync(descriptor, text));
}
