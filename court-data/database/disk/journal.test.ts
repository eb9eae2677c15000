import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDatabase } from '../start-database';
import { temporaryFolder } from '../testing/temporary-folder';
import { OPEN_RULES } from '../testing/test-client';

const put = (url: string, path: string, value: unknown) =>
  fetch(`${url}/${path}.json`, { method: 'PUT', body: JSON.stringify(value) });

async function readAll(dataDir: string): Promise<unknown> {
  const database = await startDatabase({ port: 0, dataDir, rules: OPEN_RULES });
  const data = await (await fetch(`${database.url}/.json?format=export`)).json();
  await database.close();
  return data;
}

test('data survives a restart, separately for each namespace', async () => {
  const dataDir = temporaryFolder();
  const database = await startDatabase({ port: 0, dataDir, rules: OPEN_RULES });
  await put(database.url, 'a', { x: { '.value': 1, '.priority': 3 }, n: { '.sv': { increment: 2 } } });
  await put(database.url, 'a/n', { '.sv': { increment: 2 } });
  await put(database.url, 'a/x/.priority', 7);
  await fetch(`${database.url}/.json?ns=other`, { method: 'PATCH', body: '{"p/q":1,"r":[1,2]}' });
  await database.close();
  expect(await readAll(dataDir)).toEqual({ a: { n: 4, x: { '.value': 1, '.priority': 7 } } });
  expect(existsSync(join(dataDir, 'other/log.jsonl'))).toBe(true);
});

test('the database does not start if a damaged line is followed by other lines', async () => {
  const dataDir = temporaryFolder();
  const log = join(dataDir, 'txwb/log.jsonl');
  const first = await startDatabase({ port: 0, dataDir, rules: OPEN_RULES });
  await put(first.url, 'a', 1);
  await put(first.url, 'b', 2);
  await first.close();
  writeFileSync(log, readFileSync(log, 'utf8').replace('"n":1', '"n:1'));
  await expect(startDatabase({ port: 0, dataDir })).rejects.toThrow(
    expect.objectContaining({ name: 'JournalDamagedError' }),
  );
});

test('a large journal is compacted to its tree, and writing continues', async () => {
  const dataDir = temporaryFolder();
  const log = join(dataDir, 'txwb/log.jsonl');
  const database = await startDatabase({ port: 0, dataDir, rules: OPEN_RULES });
  const long = 'x'.repeat(1_040_000);
  await put(database.url, 'n', { '.sv': { increment: 1 } });
  for (let n = 0; n < 8; n += 1) await put(database.url, 'long', long + n);
  await put(database.url, 'more', 'y'.repeat(200_000));
  expect(readFileSync(log, 'utf8')).toMatch(/"tree":"whole"\}\n$/);
  await put(database.url, 'more', null);
  await put(database.url, 'long', 'short');
  await database.close();
  expect(await readAll(dataDir)).toEqual({ long: 'short', n: 1 });
});
