import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { replaceFile } from '../../disk/replace-file';
import type { DataNode } from '../tree/data-node';
import { packLeaf } from '../tree/pack-node';
import { JournalDamagedError } from './journal-damaged-error';
import { LONGEST_LINE_BYTES } from './log-line';
import { readLines } from './read-lines';
import { BlockReader, EMPTY_HEAD, writeBlock } from './snapshot-blocks';
import { SnapshotLineError, SnapshotTree } from './snapshot-tree';

/**
 * What a snapshot holds: `{"n":<sequence>,"d":"<number of the database, see log-line>"}`; then each large branch as
 * `<path>` or `<path> tab <priority>`, parents before children, and under it its other children as `tab <key> tab <JSON>`.
 * A key holds no tab and no newline, nor does JSON. A root that is a leaf is a child without a key.
 */
function* snapshotLines(sequence: number, database: string, root: DataNode | null): Generator<string> {
  yield `{"n":${sequence},"d":"${database}"}`;
  if (root?.value != null) yield `\t\t${packLeaf(root.value, root.priority)}`;
  else if (root) yield* branchLines('', root);
}

function* branchLines(path: string, branch: DataNode): Generator<string> {
  yield (path || '/') + (branch.priority === null ? '' : `\t${JSON.stringify(branch.priority)}`);
  const large: [string, DataNode][] = [];
  for (const [key, kept] of branch.entries()) {
    if (typeof kept === 'string') yield `\t${key}\t${kept}`;
    else large.push([key, kept]);
  }
  for (const [key, node] of large) yield* branchLines(`${path}/${key}`, node);
}

const BYTES_AT_ONCE = 1024 * 1024;
const NEWLINE = 10;

/** The number, from 1, of the line that begins at a place in an open file. */
function lineNumberAt(descriptor: number, place: number): number {
  const part = Buffer.allocUnsafe(BYTES_AT_ONCE);
  let line = 1;
  for (let at = 0; at < place; ) {
    const length = readSync(descriptor, part, 0, Math.min(part.length, place - at), at);
    if (length === 0) return line;
    const bytes = part.subarray(0, length);
    for (let hit = bytes.indexOf(NEWLINE); hit >= 0; hit = bytes.indexOf(NEWLINE, hit + 1)) line += 1;
    at += length;
  }
  return line;
}

/** The whole tree after the journal entry numbered `sequence`. `database`: null in one of a version before checksums. */
export type Snapshot = {
  readonly sequence: number;
  readonly database: string | null;
  readonly root: DataNode | null;
  readonly bytes: number;
};

const BLOCK_CHARACTERS = 64 * 1024;
const FIRST_LINE = /^\{"n":(\d{1,15}),"d":"([0-9a-f]{8})"\}\n/;
const UNCHECKED_FIRST_LINE = /^\{"n":(\d+)\}$/;
const BRACE = 123;

/** `build` false: it is only checked. Null where there is none. Throws JournalDamagedError. */
export function readSnapshot(file: string, { build }: { readonly build: boolean }): Snapshot | null {
  if (!existsSync(file)) return null;
  const descriptor = openSync(file, 'r');
  try {
    return isUnchecked(descriptor) ? readUnchecked(file, descriptor) : readChecked(file, descriptor, build);
  } finally {
    closeSync(descriptor);
  }
}

/** Written beside and moved, so that a crash leaves either the old snapshot or the new; returns its bytes. */
export function writeSnapshot(
  file: string,
  sequence: number,
  database: string,
  root: DataNode | null,
): number {
  let bytes = 0;
  replaceFile(file, (descriptor) => {
    let number = 0;
    for (const text of blockTexts(snapshotLines(sequence, database, root))) {
      bytes += writeBlock(descriptor, number++, text);
    }
    bytes += writeBlock(descriptor, number, EMPTY_HEAD);
  });
  return bytes;
}

/** Each block names the branch that its first lines belong to, so that it can be read where the one before it is lost. */
function* blockTexts(lines: Iterable<string>): Generator<string> {
  let branch = '';
  let text = EMPTY_HEAD;
  for (const line of lines) {
    if (line.startsWith('/')) branch = line;
    else if (text === EMPTY_HEAD && branch !== '') text += `${branch}\n`;
    text += `${line}\n`;
    if (text.length < BLOCK_CHARACTERS) continue;
    yield text;
    text = EMPTY_HEAD;
  }
  if (text !== EMPTY_HEAD) yield text;
}

/** Those of versions before checksums begin with JSON, the others with the head of a block. */
export function isUnchecked(descriptor: number): boolean {
  const first = Buffer.alloc(1);
  return readSync(descriptor, first, 0, 1, 0) === 1 && first[0] === BRACE;
}

/** `bytes`: the line's own, with its newline. */
export type FirstLine = { readonly sequence: number; readonly database: string; readonly bytes: number };

/** Null where the block does not begin a snapshot. */
export function parseFirstLine(block: Buffer): FirstLine | null {
  const [line = '', sequence, database] = FIRST_LINE.exec(block.toString('latin1', 0, 64)) ?? [];
  return sequence && database ? { sequence: Number(sequence), database, bytes: line.length } : null;
}

function readChecked(file: string, descriptor: number, build: boolean): Snapshot {
  const blocks = new BlockReader(descriptor, ({ what, start }) => {
    throw new JournalDamagedError(file, what, { line: lineNumberAt(descriptor, start), byte: start });
  });
  const tree = new SnapshotTree();
  let first: FirstLine | null = null;
  let bytes = 0;
  for (const block of blocks.blocks()) {
    bytes = block.start + block.bytes.length;
    const begins = first === null;
    first ??= parseFirstLine(block.bytes);
    if (first === null) throw new JournalDamagedError(file, 'its first block is not that of a snapshot');
    if (build) tree.addLines(begins ? block.bytes.subarray(first.bytes) : block.bytes);
  }
  if (first === null) throw new JournalDamagedError(file, 'it holds no block');
  return { sequence: first.sequence, database: first.database, root: tree.root, bytes };
}

/** Its last line is `.<number of lines>`. */
function readUnchecked(file: string, descriptor: number): Snapshot {
  const tree = new SnapshotTree();
  let sequence: number | null = null;
  let [lines, bytes, isEnded] = [0, 0, false];
  for (const line of readLines(descriptor, LONGEST_LINE_BYTES)) {
    lines += 1;
    const place = { line: lines, byte: bytes };
    if (isEnded || line.end === null) throw new JournalDamagedError(file, 'is not a whole snapshot', place);
    bytes = line.end;
    try {
      if (sequence === null) sequence = Number(UNCHECKED_FIRST_LINE.exec(line.bytes.toString())?.[1]);
      else if (line.bytes.toString('latin1', 0, 16) === `.${lines}`) isEnded = true;
      else tree.add(line.bytes);
    } catch (error) {
      if (error instanceof SnapshotLineError) throw new JournalDamagedError(file, error.message, place);
      throw error;
    }
  }
  if (!isEnded || !Number.isFinite(sequence)) throw new JournalDamagedError(file, 'is not a whole snapshot');
  return { sequence: sequence ?? 0, database: null, root: tree.root, bytes };
}
