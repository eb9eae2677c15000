import { constants, copyFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { DataFolderError } from './data-folder-error';
import { JournalDamagedError } from './journal-damaged-error';
import { journalFolders, logFile, readJournalFolder, snapshotFile } from './journal-folder';
import { LogFile } from './log-file';
import { drawDatabaseNumber, firstLine } from './log-line';
import { salvageLog, salvageSnapshot } from './salvage';
import { writeSnapshot } from './snapshot-file';

/** What became of one namespace; `damaged`: the names its files are kept under, none where all was whole. */
export type Repair = {
  readonly namespace: string;
  readonly damaged: readonly string[];
  /** Sentences, without a full stop. */
  readonly losses: readonly string[];
};

/**
 * Makes every namespace of a data folder readable: what is whole is kept, damaged files are copied to
 * `<name>.damaged-<time>` first. Throws DataFolderError, and the system's error for a full disk: nothing is then changed.
 */
export function repairFolder(dataDir: string, now: Date): readonly Repair[] {
  return journalFolders(dataDir).map((directory) => {
    const damage = damageOf(directory);
    if (damage === null) return { namespace: basename(directory), damaged: [], losses: [] };
    try {
      return repairNamespace(directory, damage, now);
    } catch (error) {
      throw DataFolderError.of(directory, error);
    }
  });
}

function damageOf(directory: string): JournalDamagedError | null {
  try {
    readJournalFolder(directory, { build: false });
    return null;
  } catch (error) {
    if (error instanceof JournalDamagedError) return error;
    throw error;
  }
}

/** The new snapshot includes what is whole of the log, which begins anew. */
function repairNamespace(directory: string, damage: JournalDamagedError, now: Date): Repair {
  const files = [snapshotFile(directory), logFile(directory)];
  const losses: string[] = [damage.what];
  const snapshot = salvageSnapshot(snapshotFile(directory), losses);
  const { root, sequence, ...salvaged } = salvageLog(logFile(directory), snapshot, losses);
  const database = salvaged.database ?? drawDatabaseNumber();
  const damaged = files.filter((file) => existsSync(file)).map((file) => setAside(file, now));
  writeSnapshot(snapshotFile(directory), sequence, database, root);
  new LogFile(logFile(directory)).restart(firstLine(database, sequence));
  return { namespace: basename(directory), damaged, losses: [...new Set(losses)] };
}

/** A file is copied, so that there is one at every moment; what is no file gives way. */
function setAside(file: string, now: Date): string {
  const aside = `${file}.damaged-${now.toISOString().replace(/[:.]/g, '')}`;
  if (statSync(file).isFile()) copyFileSync(file, aside, constants.COPYFILE_EXCL);
  else renameSync(file, aside);
  return basename(aside);
}
