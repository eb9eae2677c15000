import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failureOf } from '../report';
import { RecordFile } from './record-file';

/** A few megabytes, some of which stay in memory. */
const COUNT = 3_000;
const MAX_HELD = 1 << 20;
const record = (n: number) => ({ id: `h${n}`, text: `ñ ${n} `.repeat(1 + ((n * 7_919) % 300)) });

let before: string | undefined;
let folder: string;
beforeEach(() => {
  before = process.env.TMPDIR;
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  process.env.TMPDIR = folder;
});
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  rmSync(folder, { recursive: true, force: true });
});

function fill(records: RecordFile<unknown>) {
  for (let n = 0; n < COUNT; n += 1) {
    if (n % 10 === 3) continue;
    expect(records.claim(`h${n}`, n)).toBeNull();
    records.keep(n, record(n));
  }
}

it('returns every record unchanged, by number, by key and in order, except dropped records', () => {
  const records = new RecordFile<unknown>(MAX_HELD);
  fill(records);
  for (const n of [0, 1, COUNT / 2, COUNT - 1]) expect(records.read(n)).toEqual(record(n));
  expect([records.claim('h7', COUNT), records.find('h7'), records.find('h3')]).toEqual([7, 7, null]);
  records.drop(7);
  records.drop(3);
  expect([records.has(3), records.has(7), records.find('h7'), records.length]).toEqual([
    false,
    false,
    null,
    0.9 * COUNT - 1,
  ]);
  const numbers = Array.from({ length: COUNT }, (_, n) => n).filter((n) => n % 10 !== 3 && n !== 7);
  expect([...records]).toEqual(numbers.map(record));
  records.close();
});

it('leaves no file behind', () => {
  const records = new RecordFile<unknown>(MAX_HELD);
  fill(records);
  expect(records.read(0)).toEqual(record(0));
  // even if the process is killed; some systems remove the name of an open file only when it is closed
  if (process.platform !== 'win32') expect(readdirSync(folder)).toEqual([]);
  records.close();
  expect(readdirSync(folder)).toEqual([]);
});

it('names the full folder and a remedy', () => {
  rmSync(folder, { recursive: true });
  const records = new RecordFile<unknown>(MAX_HELD);
  const full = (() => {
    try {
      fill(records);
    } catch (error) {
      return failureOf(error);
    }
  })();
  expect(full).toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(
      /could not be stored in .*kept-.*Make room there, or name another folder in TMPDIR$/,
    ),
  });
});
