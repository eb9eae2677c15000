import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** A process of another user may not be asked, but runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Null where the file is missing or unreadable, or names this process or one that is gone. */
function holder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Makes this process the only one that writes to `folder`, by a file `database.pid` with its process id; one left by a
 * process that is gone is taken over. Returns what gives the folder back, which never throws. Throws FolderTakenError, and
 * DataFolderError where the folder cannot be written.
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
  const file = join(folder, 'database.pid');
  const other = holder(file);
  if (other !== null) throw new FolderTakenError(folder, other);
  rmSync(file, { force: true });
  try {
    // Of two that start at once, one finds the other's file.
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new FolderTakenError(folder, Number(readFileSync(file, 'utf8')));
    }
    giveBack(file);
    throw error;
  }
  return () => giveBack(file);
}

/** A file that stays names a process that is gone, or none: the next one takes it over. */
function giveBack(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    return;
  }
}
