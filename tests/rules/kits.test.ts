import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kits } from './kits';

const read = (file: string) => readFileSync(file, 'utf8');

test.each(kits())('the changelog of %s starts with the version of its package', (kit) => {
  const { version } = JSON.parse(read(`${kit}/package.json`)) as { version: string };
  expect(/^## (\S+)/m.exec(read(`${kit}/CHANGELOG.md`))?.[1]).toBe(version);
});

test('every folder that has owners exists', () => {
  const folders = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, folder = '']) => folder);
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});
