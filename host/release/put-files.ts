import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './content-hash';

/** A released file that would have been changed: what is released stays as it is. */
export class ReleasedAlreadyError extends Error {
  override name = 'ReleasedAlreadyError';
  constructor(readonly path: string) {
    super(`${path} is released already, with other contents. Choose another version with --version.`);
  }
}

/**
 * Copies a release into the folder it is served from. Nothing is overwritten: the same bytes may be put again, others
 * throw ReleasedAlreadyError before anything is written. With `whole`, a folder that is there must have the same files.
 */
export function putFiles(from: string, to: string, { whole }: { whole: boolean }): void {
  const files = filesBelow(from);
  if (whole && existsSync(to)) {
    const extra = filesBelow(to).find((file) => !files.includes(file));
    if (extra) throw new ReleasedAlreadyError(join(to, extra));
    const missing = files.find((file) => !existsSync(join(to, file)));
    if (missing) throw new ReleasedAlreadyError(join(to, missing));
  }
  for (const file of files) {
    const target = join(to, file);
    if (existsSync(target) && !readFileSync(target).equals(readFileSync(join(from, file))))
      throw new ReleasedAlreadyError(target);
  }
  for (const file of files) {
    const target = join(to, file);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, file), `${target}.new`);
    renameSync(`${target}.new`, target);
  }
}

/** Writes a file so that a reader sees the old or the new one, never half of it. */
export function putText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
