import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { DataNode } from './data-node';
import { parseWrittenPath } from './database-path';
import { JournalDamagedError } from './journal-damaged-error';
import { readLines } from './read-lines';
import { readSnapshot, writeSnapshot } from './snapshot-file';
import { applyWrite, prepareWrite, serializeWrite, type Write } from './write';
import { writeFully } from './write-fully';

type Entry = { readonly n: number; readonly w: readonly (readonly [string, unknown])[] };

const MIN_BYTES_TO_COMPACT = 8 * 1024 * 1024;

/**
 * `log.jsonl`, one line per acknowledged write, over `snapshot.json`. Entries are numbered, and the snapshot
 * holds the number it includes, so that a crash between writing it and emptying the log repeats nothing.
 */
export class Journal {
  private sequence = 0;
  private snapshotBytes = 0;
  private logBytes = 0;
  private descriptor: number | null = null;

  constructor(private readonly directory: string) {}

  load(): DataNode | null {
    const snapshot = readSnapshot(join(this.directory, 'snapshot.json'));
    this.sequence = snapshot.sequence;
    this.snapshotBytes = snapshot.bytes;
    return this.replay(snapshot.root);
  }

  /** Returns when the bytes are with the operating system: they outlive this process, however it ends. */
  append(writes: readonly Write[]): void {
    const line = Buffer.from(`{"n":${this.sequence + 1},"w":[${writes.map(serializeWrite).join(',')}]}\n`);
    const log = this.open();
    try {
      writeFully(log, line);
    } catch (error) {
      ftruncateSync(log, this.logBytes);
      throw error;
    }
    this.sequence += 1;
    this.logBytes += line.length;
  }

  compactIfLarge(root: DataNode | null): void {
    if (this.logBytes >= Math.max(MIN_BYTES_TO_COMPACT, this.snapshotBytes)) this.compact(root);
  }

  /** A long log takes some ten times as long to read as the snapshot that it is made into here. */
  close(root: DataNode | null): void {
    if (this.logBytes >= MIN_BYTES_TO_COMPACT) this.compact(root);
    if (this.descriptor !== null) closeSync(this.descriptor);
    this.descriptor = null;
  }

  private compact(root: DataNode | null): void {
    this.snapshotBytes = writeSnapshot(join(this.directory, 'snapshot.json'), this.sequence, root);
    ftruncateSync(this.open(), 0);
    this.logBytes = 0;
  }

  private open(): number {
    if (this.descriptor === null) {
      mkdirSync(this.directory, { recursive: true });
      this.descriptor = openSync(join(this.directory, 'log.jsonl'), 'a+');
    }
    return this.descriptor;
  }

  private replay(root: DataNode | null): DataNode | null {
    const file = join(this.directory, 'log.jsonl');
    if (!existsSync(file)) return root;
    let tree = root;
    let isTorn = false;
    for (const { bytes, end } of readLines(this.open())) {
      if (isTorn) throw new JournalDamagedError(file, `the entry after byte ${this.logBytes} cannot be read`);
      const entry = end === null ? null : parseEntry(bytes);
      if (!entry || end === null) {
        isTorn = true;
        continue;
      }
      this.logBytes = end;
      if (entry.n > this.sequence) tree = applyEntry(tree, entry);
      this.sequence = Math.max(this.sequence, entry.n);
    }
    if (isTorn) ftruncateSync(this.open(), this.logBytes);
    return tree;
  }
}

function applyEntry(root: DataNode | null, { w }: Entry): DataNode | null {
  let tree = root;
  for (const [path, json] of w) tree = applyWrite(tree, prepareWrite(null, parseWrittenPath(path), json, 0));
  return tree;
}

/** Null for a line that a crash cut short. */
function parseEntry(line: Buffer): Entry | null {
  try {
    return JSON.parse(line.toString('utf8')) as Entry;
  } catch {
    return null;
  }
}
