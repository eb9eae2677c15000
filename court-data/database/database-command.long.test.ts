import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { UsageError } from '../command-line/command-line.mjs';
import { databaseCommand } from './database-command';
import { changeLines, namespaceFolder } from './testing/damaged-folder';
import { startChild } from './testing/database-child';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Runs the command and waits until it exits. */
function run(...args: string[]): Promise<{ code: unknown; said: string; complained: string }> {
  return new Promise((settle) => {
    execFile(process.execPath, ['--import', 'tsx', MAIN, ...args], (error, said, complained) =>
      settle({ code: error ? error.code : 0, said, complained }),
    );
  });
}

test('without options the database serves .data on port 9000, or the folder and port of npm start', () => {
  expect(databaseCommand([], {})).toEqual({
    data: '.data',
    port: 9000,
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
])('%j is a usage error', (args) => {
  expect(() => databaseCommand(args, {})).toThrow(UsageError);
});

test('wrong arguments print the error and the usage and exit with 2; help exits with 0', async () => {
  const wrong = await run('--prot');
  expect(wrong).toMatchObject({ code: 2, said: '' });
  expect(wrong.complained).toContain('--prot is not an option');
  expect(wrong.complained).toContain('npm run database');
  expect(wrong.complained).not.toContain('    at ');
  const help = await run('--help');
  expect(help).toMatchObject({ code: 0, complained: '' });
  expect(help.said).toContain('--data');
});

test('the database does not start if the journal of any court is damaged', async () => {
  const { folder, log } = namespaceFolder({ name: 'kywb' });
  changeLines(log, (lines) => lines.toSpliced(2, 1));
  await expect(startChild('--data', dirname(folder))).rejects.toThrow(`${log}, line 3 (byte `);
});
