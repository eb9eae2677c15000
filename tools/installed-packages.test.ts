import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './installed-packages.mjs';

const root = mkdtempSync(join(tmpdir(), 'installed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const LOCKED = {
  '': { name: 'court-calendar' },
  host: { version: '1.0.0' },
  'node_modules/@court/host': { resolved: 'host', link: true },
  'node_modules/jotai': { version: '2.0.0', integrity: 'sha512-a' },
  'node_modules/only-on-windows': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const INSTALLED = {
  'node_modules/@court/host': LOCKED['node_modules/@court/host'],
  'node_modules/jotai': LOCKED['node_modules/jotai'],
};
const put = (file: string, packages: object) => writeFileSync(join(root, file), JSON.stringify({ packages }));
const installed = (packages: object) => put('node_modules/.package-lock.json', packages);

beforeEach(() => {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'));
  put('package-lock.json', LOCKED);
});

test('packages that npm ci installed are not installed again', () => {
  installed(INSTALLED);
  expect(isInstalled(root)).toBe(true);
});

test('a workspace that was moved requires an installation, because its link leads to the old folder', () => {
  installed({ ...INSTALLED, 'node_modules/@court/host': { resolved: 'apps/host', link: true } });
  expect(isInstalled(root)).toBe(false);
});

test('a folder without packages counts as not installed', () => {
  expect(isInstalled(root)).toBe(false);
});

test('a package that is missing or differs from the lock file requires an installation', () => {
  installed({ 'node_modules/@court/host': LOCKED['node_modules/@court/host'] });
  expect(isInstalled(root)).toBe(false);
  installed({ ...INSTALLED, 'node_modules/jotai': { version: '2.0.1', integrity: 'sha512-c' } });
  expect(isInstalled(root)).toBe(false);
});
