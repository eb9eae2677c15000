import { accessSync, closeSync, constants, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DataNode } from '../tree/data-node';
import { parseWrittenPath, pathAsWritten } from '../tree/database-path';
import { applyWrite, prepareWrite } from '../write';
import { DataFolderError } from './data-folder-error';
import { JournalDamagedError } from './journal-damaged-error';
import { type LogEntry, LogReader } from './log-reader';
import { readSnapshot, type Snapshot } from './snapshot-file';

/** What the files of one namespace hold. `log` is null where there is none. */
export type JournalFolder = {
  readonly snapshot: Snapshot | null;
  readonly log: LogReader | null;
  readonly root: DataNode | null;
};

export const logFile = (directory: string) => join(directory, 'log.jsonl');
export const snapshotFile = (directory: string) => join(directory, 'snapshot.json');

/** The namespaces that have files in a data folder. */
export function journalFolders(dataDir: string): readonly string[] {
  if (!existsSync(dataDir)) return [];
  const folders = readdirSync(dataDir).map((name) => join(dataDir, name));
  return folders.filter((folder) => existsSync(logFile(folder)) || existsSync(snapshotFile(folder)));
}

/**
 * `build` false: the files are only checked, and `root` is null. Throws JournalDamagedError, and DataFolderError for
 * files that this user may not read.
 */
export function readJournalFolder(directory: string, { build }: { readonly build: boolean }): JournalFolder {
  for (const file of [logFile(directory), snapshotFile(directory)]) demandFile(file);
  try {
    demandAccess(directory);
    const snapshot = readSnapshot(snapshotFile(directory), { build });
    const { log, root } = readLog(logFile(directory), snapshot, build);
    checkTogether(directory, snapshot, log);
    return { snapshot, log, root };
  } catch (error) {
    throw DataFolderError.of(directory, error);
  }
}

function demandFile(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats && !stats.isFile()) throw new JournalDamagedError(file, 'it is no file');
}

/** A snapshot is never written to, but replaced. */
function demandAccess(directory: string): void {
  const { R_OK, W_OK } = constants;
  if (existsSync(directory)) accessSync(directory, R_OK | W_OK);
  if (existsSync(logFile(directory))) accessSync(logFile(directory), R_OK | W_OK);
}

function readLog(file: string, snapshot: Snapshot | null, build: boolean) {
  let root = snapshot?.root ?? null;
  if (!existsSync(file)) return { log: null, root };
  const log = new LogReader(file);
  const descriptor = openSync(file, 'r');
  try {
    for (const entry of log.entries(descriptor)) {
      if (build && entry.n > (snapshot?.sequence ?? 0)) root = applyEntry(root, entry);
    }
  } finally {
    closeSync(descriptor);
  }
  return { log, root };
}

export function applyEntry(root: DataNode | null, { kind, w }: LogEntry): DataNode | null {
  // What has its checksum is as it was written: its paths were checked then.
  const parse = kind === 'entry' ? pathAsWritten : parseWrittenPath;
  let tree = root;
  for (const [path, json] of w) tree = applyWrite(tree, prepareWrite(null, parse(path), json, 0));
  return tree;
}

/** The log begins at or before the end of the snapshot, and does not end before it. */
function checkTogether(directory: string, snapshot: Snapshot | null, log: LogReader | null): void {
  const file = logFile(directory);
  const sequence = snapshot?.sequence ?? 0;
  const database = snapshot?.database ?? null;
  if (log === null) {
    if (database !== null) throw new JournalDamagedError(file, 'it is missing beside its snapshot');
    return;
  }
  if (log.from === null) {
    const isOfBefore = log.tornBytes > 0 || snapshot?.database === null;
    if (!isOfBefore) throw new JournalDamagedError(file, 'it is empty');
    return;
  }
  if (database !== null && log.database !== null && log.database !== database) {
    throw new JournalDamagedError(
      file,
      `it is of another database than ${basename(snapshotFile(directory))}`,
    );
  }
  if (log.from > sequence) {
    const what = snapshot ? `the snapshot beside it ends with entry ${sequence}` : 'there is no snapshot';
    throw new JournalDamagedError(file, `it goes on from entry ${log.from}, but ${what}`);
  }
  if (log.last < sequence) {
    throw new JournalDamagedError(
      file,
      `it ends with entry ${log.last}, but the snapshot with entry ${sequence}`,
    );
  }
}
