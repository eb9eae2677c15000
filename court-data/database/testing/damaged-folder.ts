import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Journal } from '../disk/journal';
import { treeLines } from '../disk/journal-line';
import { LogFile } from '../disk/log-file';
import { Store } from '../namespace/store';
import { serializeNode } from '../tree/serialize-node';
import { temporaryFolder } from './temporary-folder';

const DAYS = 40;
const day = (n: number) => `d${String(n).padStart(2, '0')}`;

export type Contents = { readonly days?: Record<string, string>; readonly list?: Record<string, number> };

/**
 * Creates a namespace for one test. Lines 0 to 5 of its journal hold a tree with `days`, lines 6 to 9 are writes of
 * `list`.
 */
export function namespaceFolder({ name = 'txwb' } = {}) {
  const folder = join(temporaryFolder(), name);
  const log = join(folder, 'log.jsonl');
  const days = new Store(null);
  for (let n = 0; n < DAYS; n += 1) days.write([[['days', day(n)], `${n} `.repeat(2_000)]]);
  mkdirSync(folder);
  new LogFile(log).restart(treeLines('9f8e7d6c', days.root));
  const store = new Store(new Journal(folder));
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3, d: 4 }))
    store.write([[['list', key], value]]);
  store.close();
  return { folder, log };
}

export type NamespaceFolder = ReturnType<typeof namespaceFolder>;

/** The data that a database loads from the folder. */
export function contentsOf(folder: string): Contents {
  const store = new Store(new Journal(folder));
  const json = serializeNode(store.root, 'wire');
  store.close();
  return (JSON.parse(json) ?? {}) as Contents;
}

/** Flips the lowest bit of the first byte of a text in a file. */
export function flipBit(file: string, text: string): void {
  const bytes = readFileSync(file);
  const place = bytes.indexOf(text);
  if (place < 0) throw new Error(`${file} does not hold ${text}`);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

/** Replaces the lines of a file. Each line includes its newline. */
export function changeLines(file: string, change: (lines: string[]) => readonly string[]): void {
  const lines = readFileSync(file, 'utf8').split(/(?<=\n)/);
  writeFileSync(file, change(lines).join(''));
}
