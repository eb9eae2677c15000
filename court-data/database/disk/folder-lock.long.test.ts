import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startChild } from '../testing/database-child';
import { temporaryFolder } from '../testing/temporary-folder';
import { FolderTakenError, lockFolder } from './folder-lock';

test('a folder is locked until the lock is released', () => {
  const folder = join(temporaryFolder(), 'new');
  const unlock = lockFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, 'database.pid'), 'utf8'))).toMatchObject({ pid: process.pid });
  expect(() => lockFolder(folder)).toThrow(FolderTakenError);
  unlock();
  expect(existsSync(join(folder, 'database.pid'))).toBe(false);
});

test('a folder locked by a running process is refused, and the lock stays', () => {
  const folder = temporaryFolder();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  onTestFinished(() => void other.kill('SIGKILL'));
  writeFileSync(join(folder, 'database.pid'), String(other.pid));
  expect(() => lockFolder(folder)).toThrow(FolderTakenError);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by the database of process ${other.pid}`);
  expect(() => lockFolder(folder)).toThrow('choose another folder with DATA_DIR');
  expect(readFileSync(join(folder, 'database.pid'), 'utf8')).toBe(String(other.pid));
});

/** Script that locks each folder at its start time (epoch ms) and prints the folders that it locked. */
const TAKER = `
  const { lockFolder } = await import(process.argv[1]);
  const { folders, from } = JSON.parse(process.argv[2]);
  const has = [];
  folders.forEach((folder, n) => {
    while (Date.now() < from + n * 20);
    try {
      lockFolder(folder);
      has.push(n);
    } catch {}
  });
  console.log(JSON.stringify(has));
  // stay alive, because an ended process loses its locks
  setInterval(() => {}, 1_000);
`;

test('if four processes start at once on a stale lock, exactly one gets the folder', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const folders = Array.from({ length: 60 }, () => temporaryFolder());
  for (const folder of folders) writeFileSync(join(folder, 'database.pid'), String(gone.pid));
  const order = JSON.stringify({ folders, from: Date.now() + 5_000 });
  const file = join(import.meta.dirname, 'folder-lock.ts');
  const takers = [1, 2, 3, 4].map(async () => {
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      TAKER,
      file,
      order,
    ]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const [said] = await once(child.stdout, 'data');
    return JSON.parse(String(said)) as number[];
  });
  const had = (await Promise.all(takers)).flat().sort((a, b) => a - b);
  expect(had).toEqual(folders.map((_, n) => n));
}, 60_000);

test('a second database on the same folder exits with a message, and the first continues', async () => {
  const folder = temporaryFolder();
  const first = await startChild('--data', folder);
  await expect(startChild('--data', folder)).rejects.toThrow(
    `in use by the database of process ${first.pid}. End that one with Ctrl-C where it runs, or choose another folder`,
  );
  expect((await fetch(`${first.url}/offices11.json`)).status).toBe(200);
  await first.end('SIGKILL');
  const next = await startChild('--data', folder);
  expect((await fetch(`${next.url}/offices11.json`)).status).toBe(200);
});
