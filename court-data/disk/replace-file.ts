import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a new file beside the old one and renames it. Readers see the old file or the new one, never a partial file.
 * The same holds after a crash or a power cut. After a power cut the old file may return unless `syncFolder` was
 * called.
 */
export function replaceFile(file: string, write: (descriptor: number) => void): void {
  const beside = `${file}.new`;
  try {
    const descriptor = openSync(beside, 'w');
    try {
      write(descriptor);
      // otherwise the new name may reach the disk before the bytes do
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(beside, file);
  } catch (error) {
    removeQuietly(beside);
    throw error;
  }
}

/** Ignores its own error, so that the caller reports the original one. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    return;
  }
}

/** Calls fsync for a file that another program wrote, such as a copy, or for a folder and all its content. */
export function syncTree(path: string): void {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path)) syncTree(join(path, name));
    syncFolder(path);
  } else sync(path, 'r+');
}

/** Calls fsync for a folder, so that created, renamed and removed files survive a power cut. */
export function syncFolder(folder: string): void {
  // Windows cannot open folders, and orders its own writes
  if (process.platform !== 'win32') sync(folder, 'r');
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Creates a folder. Its name in the parent folder is on the disk when this returns. */
export function makeFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true });
  if (made !== undefined) syncFolder(dirname(made));
}
