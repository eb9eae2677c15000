import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import { Journal } from '../disk/journal';
import { JournalDamagedError } from '../disk/journal-damaged-error';
import { repairFolder } from '../disk/repair';
import { Store } from '../store';
import { contentsOf, type NamespaceFolder, namespaceFolder } from './damaged-folder';

export type DamageRow = {
  readonly damage: string;
  readonly inflict: (folder: NamespaceFolder) => void;
  /** The file that is named, the line if there is one, and the reason. */
  readonly seen: readonly ['log.jsonl' | 'snapshot.json', number | null, string];
  /** The keys of `list`, and how many days, that are there after a repair. */
  readonly kept: readonly [list: string, days: number];
};

const NOW = new Date('2026-11-22T15:00:00Z');
const ASIDE = '.damaged-2026-11-22T150000000Z';

/** Of what a file holds; null for what is no file. */
const digest = (file: string) => (statSync(file).isFile() ? crc32(readFileSync(file)) : null);

const filesOf = (folder: string) =>
  readdirSync(folder).map((name) => ({ name, holds: digest(join(folder, name)) }));

function refusalOf(folder: string): string {
  try {
    new Store(new Journal(folder)).close();
  } catch (error) {
    if (error instanceof JournalDamagedError) return error.message;
    throw error;
  }
  throw new Error('The damage was not seen');
}

/** The database does not start, says where and why, and changes nothing. */
function expectRefusal({ seen: [file, line, why] }: DamageRow, folder: string): void {
  const before = filesOf(folder);
  const message = refusalOf(folder);
  expect(message).toContain(line === null ? `${file}: ` : `${file}, line ${line} (byte `);
  expect(message).toContain(why);
  expect(message).toContain(`npm run database -- --repair --data ${dirname(folder)}`);
  expect(filesOf(folder)).toEqual(before);
}

/** What is whole is kept, and the files as they were under another name; a second repair finds nothing to do. */
function expectRepair({ seen: [, , why], kept }: DamageRow, folder: string): void {
  const before = filesOf(folder);
  const [repair] = repairFolder(dirname(folder), NOW);
  expect(repair?.losses[0]).toContain(why);
  expect(repair?.damaged.toSorted()).toEqual(before.map(({ name }) => `${name}${ASIDE}`));
  for (const { name, holds } of before) expect(digest(join(folder, `${name}${ASIDE}`)), name).toBe(holds);
  const { list = {}, days = {} } = contentsOf(folder);
  expect([Object.keys(list).join(''), Object.keys(days).length]).toEqual(kept);
  for (const [key, text] of Object.entries(days)) expect(text).toBe(`${Number(key.slice(1))} `.repeat(2_000));
  expect(repairFolder(dirname(folder), NOW)[0]?.damaged).toEqual([]);
}

export function expectSeenAndRepaired(row: DamageRow): void {
  const namespace = namespaceFolder();
  row.inflict(namespace);
  expectRefusal(row, namespace.folder);
  expectRepair(row, namespace.folder);
}
