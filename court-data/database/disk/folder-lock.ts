import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** ms after which the turn of a process that was killed within it is over; none takes so long. */
const LONGEST_TURN = 10_000;
/** ms after which it is tried again. */
const AGAIN = 20;

/** One process at a time looks at the file and takes the folder: two that both see that its holder is gone would else both have it. */
function takeTurn(path: string): () => void {
  for (;;) {
    try {
      mkdirSync(path);
      return () => giveBack(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > LONGEST_TURN) giveBack(path);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN);
  }
}

function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'database.pid');
  const endTurn = takeTurn(`${file}.turn`);
  try {
    const other = holder(file);
    if (other !== null) throw new FolderTakenError(folder, other);
    writeFileSync(file, String(process.pid));
  } finally {
    endTurn();
  }
  return () => giveBack(file);
}

/** A file that stays names a process that is gone, or none: the next one takes it over. */
function giveBack(file: string): void {
  try {
    rmSync(file, { force: true, recursive: true });
  } catch {
    return;
  }
}
