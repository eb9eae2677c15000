import { closeSync, openSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { DataNode } from '../tree/data-node';
import { applyEntry } from './journal-folder';
import { LONGEST_LINE_BYTES, parseLogLine } from './log-line';
import { whatIsWrong } from './log-reader';
import { readLines } from './read-lines';
import { BlockReader } from './snapshot-blocks';
import { type FirstLine, isUnchecked, parseFirstLine } from './snapshot-file';
import { SnapshotTree } from './snapshot-tree';

/** What could be kept of a file; `losses` are sentences that name what could not. */
export type Salvaged = {
  readonly root: DataNode | null;
  readonly sequence: number;
  readonly database: string | null;
};

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const CARRIAGE_RETURN = 13;

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Every whole block of a snapshot, with whatever is lost between them. */
export function salvageSnapshot(file: string, losses: string[]): Salvaged {
  if (!isFile(file)) return { root: null, sequence: 0, database: null };
  const descriptor = openSync(file, 'r');
  try {
    return isUnchecked(descriptor)
      ? salvageLines(file, descriptor, losses)
      : salvageBlocks(file, descriptor, losses);
  } finally {
    closeSync(descriptor);
  }
}

function salvageBlocks(file: string, descriptor: number, losses: string[]): Salvaged {
  const reader = new BlockReader(descriptor, ({ what, start, end }) => {
    losses.push(`${basename(file)}, bytes ${start} to ${end ?? 'its end'}: ${what}`);
  });
  const tree = new SnapshotTree(true);
  let first: FirstLine | null = null;
  for (const { bytes } of reader.blocks(markLength(descriptor))) {
    const begins: FirstLine | null = first === null ? parseFirstLine(bytes) : null;
    first ??= begins;
    tree.addLines(begins ? bytes.subarray(begins.bytes) : bytes);
  }
  const { sequence = 0, database = null } = first ?? {};
  return { root: tree.rootWithoutEmptyBranches(), sequence, database };
}

/** Of a version before checksums: every line that can be read. */
function salvageLines(file: string, descriptor: number, losses: string[]): Salvaged {
  const tree = new SnapshotTree(true);
  let [sequence, lines] = [0, 0];
  for (const { bytes } of readLines(descriptor, LONGEST_LINE_BYTES)) {
    lines += 1;
    try {
      const text = bytes.toString();
      if (lines === 1) sequence = (JSON.parse(text) as { n: number }).n;
      else if (text.startsWith('.')) continue;
      else {
        if (text.startsWith('\t')) JSON.parse(text.slice(text.indexOf('\t', 1) + 1));
        tree.add(bytes);
      }
    } catch {
      losses.push(`${basename(file)}, line ${lines}: it cannot be read`);
    }
  }
  return { root: tree.rootWithoutEmptyBranches(), sequence, database: null };
}

function markLength(descriptor: number): number {
  for (const { bytes } of readLines(descriptor, BYTE_ORDER_MARK.length)) {
    return bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  }
  return 0;
}

/** Every whole entry of a log that its snapshot does not have, in the order of numbers. */
export function salvageLog(file: string, snapshot: Salvaged, losses: string[]): Salvaged {
  if (!isFile(file)) return snapshot;
  const { entries, database } = wholeEntries(file, snapshot.database, losses);
  let { root, sequence } = snapshot;
  for (const n of [...entries.keys()].sort((a, b) => a - b)) {
    if (n <= sequence) continue;
    if (n === sequence + 2) losses.push(`entry ${n - 1} is lost`);
    else if (n > sequence + 2) losses.push(`entries ${sequence + 1} to ${n - 1} are lost`);
    const line = parseLogLine(entries.get(n) ?? Buffer.alloc(0));
    if (line && line.kind !== 'first') root = applyEntry(root, line);
    sequence = n;
  }
  return { root, sequence, database };
}

function wholeEntries(file: string, known: string | null, losses: string[]) {
  const entries = new Map<number, Buffer>();
  let database = known;
  let lines = 0;
  const descriptor = openSync(file, 'r');
  try {
    for (const { bytes } of readLines(descriptor, LONGEST_LINE_BYTES)) {
      lines += 1;
      const line = parseLogLine(withoutEditorMarks(bytes, lines));
      const lose = (why: string) => losses.push(`${basename(file)}, line ${lines}: ${why}`);
      if (line === null) lose(whatIsWrong(bytes));
      else if (line.kind !== 'unchecked' && line.database !== (database ?? line.database))
        lose('it is of another database');
      else {
        if (line.kind !== 'unchecked') database = line.database;
        if (line.kind !== 'first' && !entries.has(line.n))
          entries.set(line.n, Buffer.from(withoutEditorMarks(bytes, lines)));
      }
    }
  } finally {
    closeSync(descriptor);
  }
  return { entries, database };
}

function withoutEditorMarks(bytes: Buffer, line: number): Buffer {
  const hasMark = line === 1 && bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return bytes.subarray(
    hasMark ? BYTE_ORDER_MARK.length : 0,
    bytes.at(-1) === CARRIAGE_RETURN ? -1 : undefined,
  );
}
