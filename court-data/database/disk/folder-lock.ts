import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeLock } from '../../disk/process-lock';
import { DataFolderError } from './data-folder-error';

/** Another running database writes to this folder. */
export class FolderTakenError extends Error {
  override name = 'FolderTakenError';
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `${resolve(folder)} is in use by the database of process ${pid}. End that one with Ctrl-C where it runs, or ` +
        `choose another folder with DATA_DIR=<folder> (npm run database: --data <folder>); ` +
        `if process ${pid} is no database, delete ${join(resolve(folder), 'database.pid')}.`,
    );
  }
}

/**
 * Locks `folder` for writing by this process, with a lock file `database.pid`. Takes over the lock of an ended process.
 * Returns a function that releases the lock and never throws. Throws FolderTakenError. Throws DataFolderError if the
 * folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  try {
    return takeFolder(folder);
  } catch (error) {
    throw DataFolderError.of(folder, error);
  }
}

function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, 'database.pid'));
  if (!lock.isTaken) throw new FolderTakenError(folder, lock.holder.pid);
  return lock.release;
}
