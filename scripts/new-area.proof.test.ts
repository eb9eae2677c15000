import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRegistry } from '../host/release/registry-file';
import { AreaNameError, makeArea } from './make-area';
import { linkPackages } from './testing/copy-repository';

const folder = mkdtempSync(join(tmpdir(), 'new-area-'));
const WORKSPACES = ['host', 'shared', 'court-data', 'mfe-settings'];
const FILES = [
  'package.json',
  'package-lock.json',
  'capacitor.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
];
const area = 'mfe-forms';

beforeAll(() => {
  const built = /(^|[\\/])(node_modules|dist|\.types)$/;
  for (const name of [...WORKSPACES, ...FILES, 'vitest.config.ts', 'scripts', 'types'])
    cpSync(name, join(folder, name), { recursive: true, filter: (source) => !built.test(source) });
  linkPackages(folder);
  makeArea(folder, 'forms', 'txwb');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program in the copy; its exit code and what it printed. */
function run(...args: string[]): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_OPTIONS: '' },
  });
  return { status, printed: stdout + stderr };
}

test('a new area’s own test passes, and its types', { timeout: 60_000 }, () => {
  const tested = run('node_modules/vitest/vitest.mjs', 'run', area);
  expect(tested.printed).toContain('1 passed');
  expect(tested.status).toBe(0);
  const typed = run('node_modules/typescript/bin/tsc', '-b', area, 'host');
  expect(typed.printed.replace(/npm warn.*\n/g, '')).toBe('');
  expect(typed.status).toBe(0);
});

test('a new area can be released, and is in the menu of the court that offers it', {
  timeout: 60_000,
}, () => {
  const site = join(folder, 'site');
  expect(run('--import', 'tsx', 'scripts/new-area.ts', 'forms').printed).toContain(
    'There is an area mfe-forms already',
  );
  expect(run('--import', 'tsx', 'host/release/release-keygen.ts').status).toBe(0);
  const released = run('--import', 'tsx', 'host/release/release.ts', area, '--site', site);
  expect(released.printed).toContain('mfe-forms 1.0.0-');
  const areas: Record<string, unknown> = readRegistry(site).areas;
  expect(areas[area]).toMatchObject({
    menu: [{ path: '/forms', label: 'Forms' }],
    routes: [{ path: '/forms' }],
  });
  expect(readFileSync(join(folder, 'court-data/courts/txwb.json'), 'utf8')).toContain(
    '"mfe-settings", "mfe-forms"]',
  );
});

test('npm finds it in its lock as it would have written it', () => {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  expect(lock.packages[''].workspaces).toContain(area);
  expect(lock.packages['node_modules/@court/mfe-forms']).toEqual({ resolved: area, link: true });
  const before = readFileSync('package-lock.json', 'utf8');
  for (const name of [area, 'node_modules/@court/mfe-forms']) delete lock.packages[name];
  lock.packages[''].workspaces = lock.packages[''].workspaces.filter((each: string) => each !== area);
  expect(`${JSON.stringify(lock, null, 2)}\n`).toBe(before);
});

test.each(['', 'calendar', 'Forms', 'a/b', '../x', 'settings', 'courts'])(
  '"%s" is no name for an area',
  (name) => {
    expect(() => makeArea(folder, name, 'txwb')).toThrow(AreaNameError);
  },
);
