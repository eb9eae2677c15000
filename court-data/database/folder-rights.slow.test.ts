import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { namespaceFolder } from './testing/damaged-folder';
import { temporaryFolder } from './testing/temporary-folder';

/** Runs as user "nobody" if started as root, because file permissions do not stop root. */
const SCRIPT = `
  const { lockFolder } = await import(${JSON.stringify(new URL('./disk/folder-lock.ts', import.meta.url))});
  const { Journal } = await import(${JSON.stringify(new URL('./disk/journal.ts', import.meta.url))});
  if (process.getuid() === 0) process.setuid(65534);
  const [work, folder] = process.argv.slice(1);
  try {
    if (work === 'lock') lockFolder(folder);
    else new Journal(folder).load();
    console.log('It may be used.');
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }
`;

function asAnotherUser(work: 'lock' | 'load', folder: string): string {
  const args = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, work, folder];
  return execFileSync(process.execPath, args, { encoding: 'utf8' });
}

/** Restores full rights at the end of the test, so that the file can be removed. */
function allow(file: string, mode: number): void {
  chmodSync(file, mode);
  onTestFinished(() => chmodSync(file, 0o700));
}

test('the error for a read-only data folder names the folder and a remedy', () => {
  const folder = temporaryFolder();
  allow(folder, 0o555);
  const said = asAnotherUser('lock', folder);
  expect(said).toContain(`DataFolderError: ${join(folder, 'database.pid.')}`);
  expect(said).toContain('cannot be used by the database: this user may not do that there (EACCES)');
  expect(said).toMatch(
    /Let user "[^"]+" read and write it and all that is in it \(chmod -R u\+rwX, or chown -R, on /,
  );
  expect(said).toContain('or choose another folder (--data, or DATA_DIR)');
});

test('the error for a data folder that cannot be created names the folder', () => {
  const parent = temporaryFolder();
  allow(parent, 0o555);
  const folder = join(parent, 'data');
  expect(asAnotherUser('lock', folder)).toContain(
    `DataFolderError: ${folder} cannot be used by the database`,
  );
});

test.each([
  ['folder', 'a folder of a court that may only be read', 0o555],
  ['log', 'a log that may only be read', 0o444],
  ['log', 'a log that may not be read', 0o000],
] as const)('%s: %s is refused before anything is served', (kind, _, mode) => {
  const namespace = namespaceFolder();
  allow(dirname(namespace.folder), 0o755);
  allow(namespace.folder, 0o777);
  allow(namespace.log, 0o666);
  allow(namespace[kind], mode);
  const said = asAnotherUser('load', namespace.folder);
  expect(said).toContain(
    `DataFolderError: ${namespace[kind]} cannot be used by the database: this user may not`,
  );
});

test('a folder with files that other users may write is accepted', () => {
  const { folder, log } = namespaceFolder();
  allow(dirname(folder), 0o755);
  allow(folder, 0o777);
  allow(log, 0o666);
  expect(asAnotherUser('load', folder)).toBe('It may be used.\n');
});
