import { chmodSync, statSync } from 'node:fs';

const OWNER = 0o700;
const OTHERS = 0o077;

/**
 * Removes the rights of everyone but the owner from files and folders. Returns the paths that had such rights. Skips
 * missing paths and paths of another user. Windows has no such rights.
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

/** States the number of files and folders in `place` that other users can no longer open. Null if there are none. */
export function narrowedSentence(place: string, narrowed: readonly string[]): string | null {
  if (narrowed.length === 0) return null;
  const count = narrowed.length === 1 ? '1 file or folder' : `${narrowed.length} files and folders`;
  return `${place}: other users of this machine had rights to ${count}; only you have them now.`;
}
