import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Journal } from './disk/journal';
import { Store } from './namespace/store';
import { temporaryFolder } from './testing/temporary-folder';
import { serializeNode } from './tree/serialize-node';

const LARGE = 'x'.repeat(1_250_000);

const open = (folder: string) => new Store(new Journal(folder));

/** The data that a database loads from the folder. */
function contents(folder: string): unknown {
  const store = open(folder);
  const json = serializeNode(store.root, 'wire');
  store.close();
  return JSON.parse(json);
}

test('a log truncated at any byte of its last entry keeps all other entries and accepts writes', () => {
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

test('an unfinished compacted journal is ignored, and the next compaction replaces it', () => {
  const folder = temporaryFolder();
  const store = open(folder);
  store.write([[['a'], 1]]);
  store.close();
  const beside = join(folder, 'log.jsonl.new');
  writeFileSync(beside, '{"c":"of a crash"');
  expect(contents(folder)).toEqual({ a: 1 });
  const again = open(folder);
  for (let n = 0; n < 8; n += 1) again.write([[['large'], `${n}${LARGE}`]]);
  again.close();
  expect(existsSync(beside)).toBe(false);
  expect(contents(folder)).toEqual({ a: 1, large: `7${LARGE}` });
});
