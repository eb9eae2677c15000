import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kits } from './kits';

const read = (file: string) => readFileSync(file, 'utf8');

test.each(kits())('the changelog of %s starts with the version of its package', (kit) => {
  const { version } = JSON.parse(read(`${kit}/package.json`)) as { version: string };
  expect(/^## (\S+)/m.exec(read(`${kit}/CHANGELOG.md`))?.[1]).toBe(version);
});

test('a new area starts with the kits’ present versions', () => {
  const { dependencies } = JSON.parse(read('tools/area-template/package.json')) as {
    dependencies: Record<string, string>;
  };
  const present = Object.fromEntries(
    kits().map((kit) => {
      const { name, version } = JSON.parse(read(`${kit}/package.json`)) as { name: string; version: string };
      return [name, version];
    }),
  );
  const own = Object.entries(dependencies).filter(([name]) => name.startsWith('@court/'));
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter(([name, version]) => present[name] !== version)).toEqual([]);
});

test('every folder that has owners exists', () => {
  const folders = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, folder = '']) => folder);
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});
