import { statSync } from 'node:fs';
import { join } from 'node:path';
import { onValue, ref, set } from 'firebase/database';
import { expect, onTestFinished, test } from 'vitest';
import { ownerToken } from './access/owner-token';
import { Journal } from './disk/journal';
import { Store } from './namespace/store';
import { startChild, startLimitedChild } from './testing/database-child';
import { temporaryFolder } from './testing/temporary-folder';
import { connectAsOwner } from './testing/test-client';

const OWNER = { Authorization: `Bearer ${ownerToken()}` };
const LARGE = 'x'.repeat(1_250_000);
/** The file-size limit of the journal, in bytes. */
const FILE_BYTES = 12 * 1024 * 1024;

/** Fills a namespace with 11.25 MB. */
function fill(folder: string): string[] {
  const store = new Store(new Journal(join(folder, 'txwb')));
  const keys = Array.from({ length: 9 }, (_, n) => `before${n}`);
  for (const key of keys) store.write([[[key], LARGE]]);
  store.close();
  return keys;
}

async function keysOf(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/.json?shallow=true`, { headers: OWNER });
  return Object.keys((await answer.json()) as object).sort();
}

test('on a full disk every acknowledged write is kept, connections stay open, and shutdown is clean', async () => {
  const folder = temporaryFolder();
  const keys = fill(folder);
  const child = await startLimitedChild(FILE_BYTES, '--data', folder);
  const { database, leave } = connectAsOwner(child.url);
  onTestFinished(leave);
  const connections: boolean[] = [];
  onValue(ref(database, '.info/connected'), (snapshot) => connections.push(snapshot.val() === true));
  let refusal = '';
  for (let n = 0; refusal === '' && n < 20; n += 1) {
    await set(ref(database, `after${n}`), LARGE).then(
      () => keys.push(`after${n}`),
      (error: Error) => {
        refusal = error.message;
      },
    );
  }
  expect(refusal).toContain('UNAVAILABLE: Not written: the file would become larger');
  expect(child.complaints()).toMatch(/^txwb: writes are refused: .* \(EFBIG\)\.$/m);
  await set(ref(database, 'small'), 1);
  keys.push('small');
  const answer = await fetch(`${child.url}/large.json`, {
    method: 'PUT',
    headers: OWNER,
    body: JSON.stringify(LARGE),
  });
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: expect.stringContaining('Not written: ') },
  ]);
  expect(await keysOf(child.url)).toEqual(keys.toSorted());
  expect(connections.filter((isConnected) => !isConnected).length).toBeLessThanOrEqual(1);
  expect(connections.at(-1)).toBe(true);
  expect(statSync(join(folder, 'txwb/log.jsonl')).size).toBeGreaterThan(8 * 1024 * 1024);
  expect(await child.end('SIGTERM')).toBe(0);
  expect(child.complaints()).not.toContain('    at ');

  const again = await startChild('--data', folder);
  expect(await keysOf(again.url)).toEqual(keys.toSorted());
  expect(await again.end('SIGTERM')).toBe(0);
  expect(again.complaints()).toBe('');
});
