import { copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Journal } from './disk/journal';
import { Store } from './store';
import { temporaryFolder } from './testing/temporary-folder';
import { serializeNode } from './tree/serialize-node';

const LARGE = 'x'.repeat(1_250_000);
const increment = { '.sv': { increment: 1 } };

const open = (folder: string) => new Store(new Journal(folder));

/** What a database finds in the folder. */
function contents(folder: string): unknown {
  const store = open(folder);
  const json = serializeNode(store.root, 'wire');
  store.close();
  return JSON.parse(json);
}

/** Eight writes of more than a megabyte make the log long enough for a snapshot. */
function writeUntilCompact(store: Store): void {
  for (let n = 0; n < 8; n += 1) store.write([[['large'], `${n}${LARGE}`]]);
}

test('a log cut at any byte of its last entry has all entries but that one, and goes on', () => {
  const folder = temporaryFolder();
  const log = join(folder, 'log.jsonl');
  const store = open(folder);
  store.write([[['first'], 1]]);
  store.write([[['list', 'a'], 'before']]);
  const whole = readFileSync(log).length;
  store.write([
    [['list', 'a'], 'Straße 😀 "quoted"'],
    [['list', 'b'], { n: 2 }],
  ]);
  store.close();
  const bytes = readFileSync(log);
  expect(bytes.length).toBeGreaterThan(whole + 60);
  for (let length = whole; length < bytes.length; length += 1) {
    writeFileSync(log, bytes.subarray(0, length));
    const torn = open(folder);
    expect(serializeNode(torn.root, 'wire'), `cut at ${length}`).toBe('{"first":1,"list":{"a":"before"}}');
    torn.write([[['after'], true]]);
    torn.close();
    expect(contents(folder)).toEqual({ after: true, first: 1, list: { a: 'before' } });
  }
  writeFileSync(log, bytes);
  expect(contents(folder)).toMatchObject({ list: { a: 'Straße 😀 "quoted"', b: { n: 2 } } });
});

test('a snapshot that was being written is nothing, and the next one takes its place', () => {
  const folder = temporaryFolder();
  const store = open(folder);
  store.write([[['a'], 1]]);
  store.close();
  writeFileSync(join(folder, 'snapshot.json.new'), '{"n":99}\n/\n\ta\t"of a crash"\n');
  expect(contents(folder)).toEqual({ a: 1 });
  const again = open(folder);
  writeUntilCompact(again);
  again.close();
  expect(existsSync(join(folder, 'snapshot.json.new'))).toBe(false);
  expect(contents(folder)).toEqual({ a: 1, large: `7${LARGE}` });
});

test('a crash between putting the snapshot in place and beginning the log anew repeats no entry', () => {
  const folder = temporaryFolder();
  const [log, saved] = [join(folder, 'log.jsonl'), join(folder, 'saved.jsonl')];
  const first = open(folder);
  for (let n = 0; n < 7; n += 1) first.write([[['large', `k${n}`], LARGE]]);
  first.write([[['counter'], increment]]);
  first.write([[['gone'], 1]]);
  first.write([[['gone'], null]]);
  // Long enough to be made into a snapshot at the end, and not before.
  for (let n = 0; n < 7; n += 1) first.write([[['large', `k${n}`], LARGE.slice(0, 1_200_000)]]);
  copyFileSync(log, saved);
  expect(readFileSync(log).length).toBeGreaterThan(8_000_000);
  first.close();
  expect(readFileSync(log).length).toBeLessThan(100);
  copyFileSync(saved, log);
  const second = open(folder);
  expect(second.at(['counter'])?.value).toBe(1);
  second.write([[['counter'], increment]]);
  second.close();
  expect(contents(folder)).toMatchObject({ counter: 2 });
  expect(contents(folder)).not.toHaveProperty('gone');
});

test('a snapshot that has lost its end keeps the database from starting, and says what to do', () => {
  const folder = temporaryFolder();
  const snapshot = join(folder, 'snapshot.json');
  const store = open(folder);
  writeUntilCompact(store);
  store.close();
  const bytes = readFileSync(snapshot);
  for (const length of [0, 4, 9, 12, bytes.length - 1_000, bytes.length - 2]) {
    writeFileSync(snapshot, bytes);
    truncateSync(snapshot, length);
    expect(() => open(folder), `cut at ${length}`).toThrow(
      expect.objectContaining({
        name: 'JournalDamagedError',
        file: snapshot,
        message: expect.stringContaining('or delete it to begin with an empty database'),
      }),
    );
  }
});
