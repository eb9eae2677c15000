import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { withSite } from './site-lock';
import { finishWriting, writeSite } from './site-write';

const folder = mkdtempSync(join(tmpdir(), 'site-write-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let top: string;
let count = 0;
beforeEach(() => {
  count += 1;
  top = mkdtempSync(join(folder, `site-${count}-`));
  writeFileSync(join(top, 'gone.html'), 'old');
  writeFileSync(join(top, 'a.html'), 'old');
});
const read = (file: string) => (existsSync(join(top, file)) ? readFileSync(join(top, file), 'utf8') : null);
const CHANGES = new Map([
  ['registry.json', 'new'],
  ['a.html', 'new'],
  ['deep/b.html', 'new'],
  ['gone.html', null],
]);
const all = () => [...CHANGES.keys()].map(read);
const DONE = ['new', 'new', 'new', null];

test('all changes are made, and nothing of the making stays', () => {
  writeSite(top, CHANGES);
  expect(all()).toEqual(DONE);
  expect(existsSync(join(top, '.writing.json'))).toBe(false);
});

/** Runs the changes in a process that ends itself, as by a kill, after it has renamed `renames` files into place. */
function killedAfter(renames: number): void {
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const rename = fs.renameSync;
    let left = ${renames};
    fs.renameSync = (...args) => { if (left-- === 0) process.kill(process.pid, 'SIGKILL'); rename(...args); };
    syncBuiltinESMExports();
    const { writeSite } = await import(${JSON.stringify(join(import.meta.dirname, 'site-write.ts'))});
    writeSite(${JSON.stringify(top)}, new Map(${JSON.stringify([...CHANGES])}));`;
  const { signal } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  expect(signal).toBe('SIGKILL');
}

test.each([0, 1, 2, 3])(
  'a process that is killed after %i files leaves all of it to be made by the next one, or none',
  async (renames) => {
    killedAfter(renames);
    await withSite(top, () => {});
    expect(all()).toEqual(renames === 0 ? [null, 'old', null, 'old'] : DONE);
  },
  20_000,
);

test('what is as it should be is not written', () => {
  writeSite(top, new Map([['a.html', 'old']]));
  expect(existsSync(join(top, '.writing.json'))).toBe(false);
});

test('a journal that nobody wrote is refused in words', () => {
  writeFileSync(join(top, '.writing.json'), '[[');
  expect(() => finishWriting(top)).toThrow('.writing.json is no JSON');
});
