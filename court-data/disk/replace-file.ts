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
 * Writes a file whole beside its place and moves it there: readers, and what is there after a crash or a power cut, have the
 * old file or the new one, never half of it. Which of the two a power cut leaves, `syncFolder` decides.
 */
export function replaceFile(file: string, write: (descriptor: number) => void): void {
  const beside = `${file}.new`;
  try {
    const descriptor = openSync(beside, 'w');
    try {
      write(descriptor);
      // the disk may else have the new name before it has the bytes
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

/** The reason that made it useless is the one to tell. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    return;
  }
}

/** Brings to the disk what others have written to a file, such as a copy, or to a folder and all that is in it. */
export function syncTree(path: string): void {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path)) syncTree(join(path, name));
    syncFolder(path);
  } else sync(path, 'r+');
}

/** Brings to the disk which files are in a folder: what was made, renamed or removed there outlives a power cut. */
export function syncFolder(folder: string): void {
  // Windows opens no folder, and keeps its own order
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

/** Makes a folder, whose name in the folder above is on the disk. */
export function makeFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true });
  if (made !== undefined) syncFolder(dirname(made));
}
