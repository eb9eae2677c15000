import { chmodSync, statSync } from 'node:fs';

const OWNER = 0o700;
const OTHERS = 0o077;

/**
 * Takes the rights of everyone but the owner from files and folders. Returns those that had such rights; what is missing,
 * or is another user's, stays as it is. Windows has no such rights.
 */
export function narrowToOwner(paths: readonly string[]): string[] {
  if (process.platform === 'win32') return [];
  return paths.filter((path) => {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & OTHERS) === 0) return false;
    try {
      chmodSync(path, mode & OWNER);
      return true;
    } catch {
      return false;
    }
  });
}

/** Says how many files and folders in `place` other users can no longer open. Null if there are none. */
export function narrowedSentence(place: string, narrowed: readonly string[]): string | null {
  if (narrowed.length === 0) return null;
  const count = narrowed.length === 1 ? '1 file or folder' : `${narrowed.length} files and folders`;
  return `${place}: other users of this machine had rights to ${count}; only you have them now.`;
}
