import { chmodSync, cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownerDatabase } from '../publisher/store/owner-database';
import { startChild } from './testing/database-child';
import { temporaryFolder } from './testing/temporary-folder';

/** File permissions of a folder and all its content, by path. */
function rightsIn(folder: string): Record<string, string> {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
  return Object.fromEntries(['.', ...inside].map((name) => [name, rights(join(folder, name))]));
}

/** Sets the umask to 0. The database's processes inherit it. */
function openUmask() {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
}

async function written(folder: string) {
  const child = await startChild('--data', folder);
  await ownerDatabase(`${child.url}?ns=txwb`).put('a', 1);
  return child;
}

test('every file that the database creates is accessible to its owner only, with any umask', async () => {
  openUmask();
  const folder = join(temporaryFolder(), 'data');
  const child = await written(folder);
  expect(rightsIn(folder)).toEqual({
    '.': '700',
    'database.pid': '600',
    txwb: '700',
    'txwb/log.jsonl': '600',
  });
  expect(child.complaints()).toBe('');
  await child.end('SIGTERM');
});

test('older files that others could read become private, one message says so, and other files stay unchanged', async () => {
  const folder = join(temporaryFolder(), 'data');
  await (await written(folder)).end('SIGTERM');
  writeFileSync(join(folder, 'notes.txt'), '');
  for (const [name, mode] of [
    ['.', 0o755],
    ['notes.txt', 0o644],
    ['txwb', 0o755],
    ['txwb/log.jsonl', 0o644],
  ] as const)
    chmodSync(join(folder, name), mode);
  const mixed = await startChild('--data', folder);
  expect(mixed.complaints()).toContain(
    `${folder}: other users of this machine had rights to 2 files and folders`,
  );
  expect(rightsIn(folder)).toMatchObject({
    '.': '755',
    'notes.txt': '644',
    txwb: '700',
    'txwb/log.jsonl': '600',
  });
  await mixed.end('SIGTERM');

  const own = join(temporaryFolder(), 'own');
  cpSync(join(folder, 'txwb'), join(own, 'txwb'), { recursive: true });
  chmodSync(own, 0o755);
  const narrowing = await startChild('--data', own);
  expect(narrowing.complaints()).toContain('had rights to 1 file or folder; only you');
  expect(rightsIn(own)['.']).toBe('700');
  await narrowing.end('SIGTERM');
  const again = await startChild('--data', own);
  expect(again.complaints()).toBe('');
  await again.end('SIGTERM');
});
