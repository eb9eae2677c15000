import { execFile } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { UsageError } from '../../scripts/command-line/command-line.mjs';
import { ownerToken } from './access/owner-token';
import { startChild } from './database-child';
import { databaseCommand } from './database-command';
import { changeLines, namespaceFolder } from './testing/damaged-folder';
import { temporaryFolder } from './testing/temporary-folder';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Runs the command to its end. */
function run(...args: string[]): Promise<{ code: unknown; said: string; complained: string }> {
  return new Promise((settle) => {
    execFile(process.execPath, ['--import', 'tsx', MAIN, ...args], (error, said, complained) =>
      settle({ code: error ? error.code : 0, said, complained }),
    );
  });
}

test('without options the database serves .data on port 9000, or what npm start was told', () => {
  expect(databaseCommand([], {})).toEqual({
    data: '.data',
    port: 9000,
    repair: false,
    wellKnownOwner: false,
  });
  expect(databaseCommand([], { DATA_DIR: '/srv/d', DATABASE_PORT: '9100' })).toMatchObject({
    data: '/srv/d',
    port: 9100,
  });
  expect(databaseCommand(['--port', '0', '--data', 'x'], { DATA_DIR: 'y' })).toMatchObject({
    data: 'x',
    port: 0,
  });
  expect(databaseCommand(['--help'], {})).toBeNull();
});

test.each([
  [['--prot', '9']],
  [['--port', 'nine']],
  [['--host', '0.0.0.0']],
  [['--port', '70000']],
  [['--data', '']],
  [['somewhere']],
])('%j is wrong use', (args) => {
  expect(() => databaseCommand(args, {})).toThrow(UsageError);
});

test('wrong use says what is wrong and how it is used, and ends with 2; help ends with 0', async () => {
  const wrong = await run('--reapir');
  expect(wrong).toMatchObject({ code: 2, said: '' });
  expect(wrong.complained).toContain('--reapir is not an option');
  expect(wrong.complained).toContain('npm run database -- --repair');
  expect(wrong.complained).not.toContain('    at ');
  const help = await run('--help');
  expect(help).toMatchObject({ code: 0, complained: '' });
  expect(help.said).toContain('--repair');
});

test('damage of any court keeps the database from starting; after a repair it starts and has what was whole', async () => {
  const { folder, log } = namespaceFolder({ name: 'kywb' });
  const data = dirname(folder);
  changeLines(log, (lines) => lines.toSpliced(2, 1));
  await expect(startChild('--data', data)).rejects.toThrow(`${log}, line 3 (byte `);
  const { code, said, complained } = await run('--repair', '--data', data);
  expect([code, complained]).toEqual([0, '']);
  expect(said).toContain('kywb: what is whole was kept. The files as they were: snapshot.json.damaged-');
  expect(said).toContain(
    'log.jsonl, line 3 (byte 101): entry 13 stands after entry 11: entry 12 is missing.',
  );
  expect(said).toContain('entry 12 is lost.');
  const again = await run('--repair', '--data', data);
  expect(again.said).toBe('kywb: whole.\n');
  const child = await startChild('--data', data);
  const answer = await fetch(`${child.url}/list.json?ns=kywb`, {
    headers: { Authorization: `Bearer ${ownerToken()}` },
  });
  expect(await answer.json()).toEqual({ a: 1, c: 3, d: 4 });
  expect(await child.end('SIGTERM')).toBe(0);
});

test('a folder that a running database holds is not repaired', async () => {
  const { folder, log } = namespaceFolder();
  const child = await startChild('--data', dirname(folder));
  appendFileSync(log, 'x');
  const { code, complained } = await run('--repair', '--data', dirname(folder));
  expect(code).toBe(1);
  expect(complained).toContain(`in use by the database of process ${child.pid}`);
  expect(readdirSync(folder).toSorted()).toEqual(['log.jsonl', 'snapshot.json']);
});

test('a repair of a folder without a database says so', async () => {
  const data = join(temporaryFolder(), 'none');
  expect(await run('--repair', '--data', data)).toMatchObject({
    code: 0,
    said: `There is no database in ${data}.\n`,
  });
});
