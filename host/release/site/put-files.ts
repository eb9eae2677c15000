import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, replaceFile, syncFolder, syncTree } from '../../../court-data/disk/replace-file';
import { filesBelow } from '../build/content-hash';

/** A released file that would have been changed: what is released stays as it is. */
export class ReleasedAlreadyError extends Error {
  override name = 'ReleasedAlreadyError';
  constructor(readonly path: string) {
    super(`${path} is released already, with other contents. Choose another version with --version.`);
  }
}

/**
 * Copies a release into the folder it is served from, which appears whole or not at all, and outlives a power cut from then on. Where it is there already, the
 * same bytes change nothing; others, a file more or a file less throw ReleasedAlreadyError.
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

/** Copies files beside those that are there, each by rename; one with other bytes throws ReleasedAlreadyError first. */
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

/** Writes a file so that a reader, also after a power cut, sees the old or the new one, never half of it. */
export function putText(path: string, text: string): void {
  makeFolder(dirname(path));
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  replaceFile(path, (descriptor) => writeFileSync(descriptor, text));
}
