import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { DataNode, type Priority, unpacked } from './data-node';
import { parsePath } from './database-path';
import { JournalDamagedError } from './journal-damaged-error';
import { readLines } from './read-lines';
import { snapshotLines } from './snapshot-lines';
import { writeFully } from './write-fully';

/** The whole tree after the journal entry numbered `sequence`. */
export type Snapshot = { readonly sequence: number; readonly root: DataNode | null; readonly bytes: number };

const CHARACTERS_AT_ONCE = 1024 * 1024;
const TAB = 9;
const SLASH = 47;

/** Throws JournalDamagedError. */
export function readSnapshot(file: string): Snapshot {
  if (!existsSync(file)) return { sequence: 0, root: null, bytes: 0 };
  const descriptor = openSync(file, 'r');
  try {
    return new SnapshotReader(file).read(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Written beside and renamed, so that a crash leaves either the old snapshot or the new; returns its bytes. */
export function writeSnapshot(file: string, sequence: number, root: DataNode | null): number {
  const beside = `${file}.new`;
  const descriptor = openSync(beside, 'w');
  let bytes = 0;
  const write = (text: string) => {
    const part = Buffer.from(text);
    writeFully(descriptor, part);
    bytes += part.length;
  };
  try {
    let text = '';
    for (const line of snapshotLines(sequence, root)) {
      text += `${line}\n`;
      if (text.length < CHARACTERS_AT_ONCE) continue;
      write(text);
      text = '';
    }
    write(text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(beside, file);
  return bytes;
}

class SnapshotReader {
  private root: DataNode | null = null;
  private branch: DataNode | null = null;
  private lines = 0;

  constructor(private readonly file: string) {}

  read(descriptor: number): Snapshot {
    let first: string | null = null;
    let last = '';
    let bytes = 0;
    for (const line of readLines(descriptor)) {
      this.lines += 1;
      bytes = line.end ?? 0;
      if (first === null) first = line.bytes.toString();
      else if (line.bytes[0] === SLASH) this.beginBranch(line.bytes.toString());
      else if (line.bytes[0] === TAB) this.addChild(line.bytes);
      else last = line.bytes.toString();
    }
    const sequence = Number(/^\{"n":(\d+)\}$/.exec(first ?? '')?.[1] ?? Number.NaN);
    if (Number.isNaN(sequence) || last !== `.${this.lines}`) throw this.damaged('is not a whole snapshot');
    return { sequence, root: this.root, bytes };
  }

  private beginBranch(line: string): void {
    const [place = '', priority] = line.split('\t');
    const path = parsePath(place);
    const branch = new DataNode();
    if (priority !== undefined) branch.priority = JSON.parse(priority) as Priority;
    const last = path.at(-1);
    const parent = this.root?.keptAt(path.slice(0, -1));
    if (last === undefined) this.root = branch;
    else if (parent instanceof DataNode) parent.setChild(Buffer.from(last).toString(), branch);
    else throw this.damaged(`line ${this.lines} is out of place`);
    this.branch = branch;
  }

  private addChild(line: Buffer): void {
    const tab = line.indexOf(TAB, 1);
    const json = line.toString('utf8', tab + 1);
    if (tab === 1) this.root = unpacked(json);
    else if (this.branch && tab > 1) this.branch.setChild(line.toString('utf8', 1, tab), json);
    else throw this.damaged(`line ${this.lines} is out of place`);
  }

  private damaged(what: string): JournalDamagedError {
    return new JournalDamagedError(this.file, what);
  }
}
