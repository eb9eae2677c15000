import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Journal } from '../disk/journal';
import { LogFile } from '../disk/log-file';
import { firstLine } from '../disk/log-line';
import { writeSnapshot } from '../disk/snapshot-file';
import { Store } from '../store';
import { serializeNode } from '../tree/serialize-node';
import { temporaryFolder } from './temporary-folder';

export const DATABASE = '9f8e7d6c';
const DAYS = 40;
const SNAPSHOT_SEQUENCE = 10;
const day = (n: number) => `d${String(n).padStart(2, '0')}`;

export type Contents = { readonly days?: Record<string, string>; readonly list?: Record<string, number> };

/** For one test: a namespace of which a snapshot of four blocks holds `days`, and entries 11 to 14 of the log `list`. */
export function namespaceFolder({ name = 'txwb', database = DATABASE, sequence = SNAPSHOT_SEQUENCE } = {}) {
  const folder = join(temporaryFolder(), name);
  const [log, snapshot] = [join(folder, 'log.jsonl'), join(folder, 'snapshot.json')];
  mkdirSync(folder);
  const days = new Store(null);
  for (let n = 0; n < DAYS; n += 1) days.write([[['days', day(n)], `${n} `.repeat(2_000)]]);
  writeSnapshot(snapshot, sequence, database, days.root);
  new LogFile(log).restart(firstLine(database, sequence));
  const store = new Store(new Journal(folder));
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3, d: 4 }))
    store.write([[['list', key], value]]);
  store.close();
  return { folder, log, snapshot };
}

export type NamespaceFolder = ReturnType<typeof namespaceFolder>;

/** What a database finds in the folder. */
export function contentsOf(folder: string): Contents {
  const store = new Store(new Journal(folder));
  const json = serializeNode(store.root, 'wire');
  store.close();
  return (JSON.parse(json) ?? {}) as Contents;
}

/** Turns over one bit of the first byte of a text in a file. */
export function flipBit(file: string, text: string, bit = 1): void {
  const bytes = readFileSync(file);
  const place = bytes.indexOf(text);
  if (place < 0) throw new Error(`${file} does not hold ${text}`);
  bytes[place] = (bytes[place] ?? 0) ^ bit;
  writeFileSync(file, bytes);
}

/** Replaces the lines of a file by others; each has its newline. */
export function changeLines(file: string, change: (lines: string[]) => readonly string[]): void {
  const lines = readFileSync(file, 'utf8').split(/(?<=\n)/);
  writeFileSync(file, change(lines).join(''));
}
