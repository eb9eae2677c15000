import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../court-data/database/testing/temporary-folder';
import { narrowKeys } from './narrow-keys';

test('restricts keys that other users could read, says so once, and changes no other files', () => {
  const folder = temporaryFolder();
  const [keys, account] = [join(folder, '.keys'), join(folder, 'service-account.json')];
  mkdirSync(join(keys, 'sites'), { recursive: true });
  const files = [join(keys, 'owner-token'), join(keys, 'sites/one.json'), account];
  for (const file of files) writeFileSync(file, '');
  for (const path of [keys, ...files]) chmodSync(path, 0o755);
  const said: string[] = [];
  narrowKeys((sentence) => said.push(sentence), keys, account);
  expect(said).toEqual([
    '.keys: other users of this machine had rights to 2 files and folders; only you have them now.',
    `${account}: other users of this machine had rights to 1 file or folder; only you have them now.`,
  ]);
  expect([keys, ...files, folder].map((path) => (statSync(path).mode & 0o077).toString(8))).toEqual([
    '0',
    '0',
    '55',
    '0',
    '0',
  ]);
  narrowKeys((sentence) => said.push(sentence), keys, account);
  expect(said.length).toBe(2);
});

test('does nothing on a machine without keys', () => {
  const said: string[] = [];
  narrowKeys((sentence) => said.push(sentence), join(temporaryFolder(), '.keys'), undefined);
  expect(said).toEqual([]);
});
