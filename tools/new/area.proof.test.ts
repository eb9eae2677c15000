import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentHash } from '../release/build/content-hash';
import { readRegistry } from '../release/site/registry-file';
import { copyRepository } from '../testing/copy-repository';
import { AreaNameError, makeArea } from './make-area';

const { folder, remove } = copyRepository();
const area = 'mfe-forms';

const hash = () => contentHash([folder]);
let before: string;
let after: string;

beforeAll(() => {
  before = hash();
  makeArea(folder, 'forms');
  renameSync(join(folder, area), join(folder, '..', `${basename(folder)}-aside`));
  after = hash();
  renameSync(join(folder, '..', `${basename(folder)}-aside`), join(folder, area));
});
afterAll(remove);

/** Runs a program in the copy. Returns its exit code and output. */
function run(...args: string[]): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_OPTIONS: '' },
  });
  return { status, printed: stdout + stderr };
}

test('a new area’s own test and types pass', { timeout: 60_000 }, () => {
  const tested = run('node_modules/vitest/vitest.mjs', 'run', area);
  expect(tested.printed).toContain('1 passed');
  expect(tested.status).toBe(0);
  const typed = run('node_modules/typescript/bin/tsc', '-b', area, 'host');
  expect(typed.printed.replace(/npm warn.*\n/g, '')).toBe('');
  expect(typed.status).toBe(0);
});

test('no file outside the area’s folder changes', () => {
  expect(after).toBe(before);
});

test('a new area can be released, and is in the menu of the court that offers it', {
  timeout: 120_000,
}, () => {
  const site = join(folder, 'site');
  expect(run('--import', 'tsx', 'tools/new/area.ts', 'forms').printed).toContain(
    'There is an area mfe-forms already',
  );
  expect(run('--import', 'tsx', 'tools/new/key.ts').status).toBe(0);
  expect(run('--import', 'tsx', 'tools/release/release.ts', 'host', '--site', site).status).toBe(0);
  const release = (...more: string[]) =>
    run('--import', 'tsx', 'tools/release/release.ts', area, '--site', site, ...more).printed;
  expect(release()).toMatch(
    /mfe-forms 1\.0\.0-\S+ is released[\s\S]*txwb of this site does not offer it[\s\S]*-- mfe-forms --offer/,
  );
  expect(release('--offer')).toContain('runs already: changed are the areas that its court offers');
  expect(release('--offer')).toContain('runs already: nothing to do');
  expect(readRegistry(site).areas[area]?.current).toMatchObject({
    menu: [{ path: '/forms', label: { 'en-US': 'Forms' } }],
    routes: [{ path: '/forms' }],
    port: 4106,
  });
  for (const page of ['forms.html', 'home.html'])
    expect(readFileSync(join(site, page), 'utf8'), page).toContain('"path":"/forms"');
});

test('one letter is a valid name', () => {
  expect(makeArea(folder, 'x')).toMatchObject({ area: 'mfe-x', path: '/x' });
});

test.each(['', 'calendar', 'Forms', 'a/b', '../x', 'my-forms', 'settings', 'courts', 'a'.repeat(21)])(
  '"%s" is not a valid name of an area',
  (name) => {
    expect(() => makeArea(folder, name)).toThrow(AreaNameError);
  },
);
