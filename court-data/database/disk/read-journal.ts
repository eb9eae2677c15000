import { accessSync, closeSync, constants, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataNode } from '../tree/data-node';
import { DataFolderError } from './data-folder-error';
import { JournalDamagedError } from './journal-damaged-error';
import { applyLine, isBegunLine, MAX_LINE_BYTES, parseLine } from './journal-line';
import { readLines } from './read-lines';

export const journalFile = (directory: string) => join(directory, 'log.jsonl');
/** Earlier versions stored the tree in a separate file. */
const earlierFile = (directory: string) => join(directory, 'snapshot.json');
const EARLIER = 'it is of an earlier version of this database';

/** The folders of the namespaces that have files in a data folder. */
export function journalFolders(dataDir: string): readonly string[] {
  if (!existsSync(dataDir)) return [];
  const folders = readdirSync(dataDir).map((name) => join(dataDir, name));
  return folders.filter((folder) => existsSync(journalFile(folder)) || existsSync(earlierFile(folder)));
}

/** The content of a journal. */
export type JournalContent = {
  readonly root: DataNode | null;
  /** The random number of the file. */
  readonly file: string;
  readonly lines: number;
  /** Length of the complete lines, in bytes. */
  readonly bytes: number;
  /** Length of the first lines in bytes. They hold the tree at the start of the file. */
  readonly treeBytes: number;
  /** Length in bytes of a last write that a crash interrupted. */
  readonly tornBytes: number;
};

/**
 * Reads the journal. Returns null if there is none. Throws JournalDamagedError if an interrupted write does not explain
 * the damage. Throws DataFolderError if this user may not read the files.
 */
export function readJournal(directory: string): JournalContent | null {
  const [file, earlier] = [journalFile(directory), earlierFile(directory)];
  try {
    if (existsSync(directory)) accessSync(directory, constants.R_OK | constants.W_OK);
    if (existsSync(earlier)) throw new JournalDamagedError(earlier, EARLIER);
    if (!existsSync(file)) return null;
    if (!statSync(file).isFile()) throw new JournalDamagedError(file, 'it is no file');
    accessSync(file, constants.R_OK | constants.W_OK);
    return readLinesOf(file);
  } catch (error) {
    throw DataFolderError.of(directory, error);
  }
}

function readLinesOf(file: string): JournalContent {
  let content: JournalContent = { root: null, file: '', lines: 0, bytes: 0, treeBytes: 0, tornBytes: 0 };
  const descriptor = openSync(file, 'r');
  try {
    for (const { bytes, end } of readLines(descriptor, MAX_LINE_BYTES)) {
      const refuse = (what: string): never => {
        throw new JournalDamagedError(file, what, { line: content.lines + 1, byte: content.bytes });
      };
      if (end !== null) content = afterLine(content, bytes, end, refuse);
      else if (content.treeBytes > 0 && isBegunLine(bytes, content.file, content.lines))
        content = { ...content, tornBytes: bytes.length };
      else refuse(`${whatIsWrong(bytes)}, nor is it what a crash leaves of number ${content.lines}`);
    }
  } finally {
    closeSync(descriptor);
  }
  if (content.treeBytes === 0) throw new JournalDamagedError(file, 'it has lost its end');
  return content;
}

function afterLine(
  before: JournalContent,
  bytes: Buffer,
  end: number,
  refuse: (what: string) => never,
): JournalContent {
  const line = parseLine(bytes) ?? refuse(whatIsWrong(bytes));
  const { lines } = before;
  const file = lines === 0 ? line.d : before.file;
  if (line.d !== file) refuse('it is of another journal');
  if (line.n !== lines) refuse(`it has the number ${line.n}, where ${lines} should be`);
  const root = applyLine(before.root, line);
  const treeBytes = 'tree' in line ? end : before.treeBytes;
  return { ...before, file, root, lines: lines + 1, bytes: end, treeBytes };
}

function whatIsWrong(bytes: Buffer): string {
  if (bytes.length > MAX_LINE_BYTES) return 'it is longer than any line can be';
  if (/^\{"(n":\d|c":"\w{8}","d":"\w{8}","from")/.test(bytes.toString('latin1', 0, 64))) return EARLIER;
  if (bytes.at(-1) === 0x0d) return 'it ends in CR LF, as an editor or a copy makes it';
  if (bytes.includes(0)) return 'it holds NUL bytes, as a power cut can leave';
  return 'it does not match its checksum';
}
