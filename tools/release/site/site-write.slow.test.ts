import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('makes all changes, and leaves no temporary file', () => {
  writeSite(top, CHANGES);
  expect(all()).toEqual(DONE);
  expect(existsSync(join(top, '.writing.json'))).toBe(false);
});

/** Makes the changes in a process that kills itself after it has renamed `renames` files. */
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
  'after a process is killed after %i files, the next one makes all changes or none',
  async (renames) => {
    killedAfter(renames);
    await withSite(top, () => {});
    expect(all()).toEqual(renames === 0 ? [null, 'old', null, 'old'] : DONE);
  },
  20_000,
);

/**
 * Runs `code` in a process whose machine loses power before its nth rename, or where `code` calls cut(). Bytes that
 * were not synced are cut to half. This disk is stricter than most: it stores names at once, and bytes only on fsync.
 */
function powerCut(code: string, renames = Number.POSITIVE_INFINITY): void {
  const disk = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { join } from 'node:path';
    const { writeFileSync, cpSync, fsyncSync, renameSync } = fs;
    const filesIn = (folder) => fs.readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
    const inode = (file) => (typeof file === 'number' ? fs.fstatSync(file) : fs.statSync(file)).ino;
    const unsynced = new Set();
    const cut = () => {
      for (const file of filesIn(${JSON.stringify(folder)})) {
        const stat = fs.statSync(file);
        if (stat.isFile() && unsynced.has(stat.ino)) fs.truncateSync(file, Math.floor(stat.size / 2));
      }
      process.kill(process.pid, 'SIGKILL');
    };
    fs.writeFileSync = (file, ...more) => { writeFileSync(file, ...more); unsynced.add(inode(file)); };
    fs.cpSync = (from, to, ...more) => {
      cpSync(from, to, ...more);
      for (const file of fs.statSync(to).isDirectory() ? filesIn(to) : [to]) unsynced.add(inode(file));
    };
    fs.fsyncSync = (file) => { fsyncSync(file); unsynced.delete(inode(file)); };
    let left = ${Math.min(renames, 1e9)};
    fs.renameSync = (...args) => { if (left-- === 0) cut(); renameSync(...args); };
    syncBuiltinESMExports();
    ${code}`;
  const { signal } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', disk]);
  expect(signal).toBe('SIGKILL');
}
const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));

test.each([0, 1, 3])(
  'after a power cut after %i files, the next release makes all changes or none',
  async (renames) => {
    powerCut(
      `const { writeSite } = await import(${module('site-write.ts')});
       writeSite(${JSON.stringify(top)}, new Map(${JSON.stringify([...CHANGES])}));`,
      renames,
    );
    await withSite(top, () => {});
    expect(all()).toEqual(renames === 0 ? [null, 'old', null, 'old'] : DONE);
  },
  20_000,
);

test('the files of a release in its final folder are complete after a power cut', () => {
  mkdirSync(join(top, 'built'));
  writeFileSync(join(top, 'built/entry.js'), 'whole');
  powerCut(
    `const { addFiles, putFolder } = await import(${module('put-files.ts')});
     putFolder(${JSON.stringify(join(top, 'built'))}, ${JSON.stringify(join(top, 'released'))});
     addFiles(${JSON.stringify(join(top, 'built'))}, ${JSON.stringify(join(top, 'assets'))});
     cut();`,
  );
  expect([read('released/entry.js'), read('assets/entry.js')]).toEqual(['whole', 'whole']);
}, 20_000);

test('does not write unchanged files', () => {
  writeSite(top, new Map([['a.html', 'old']]));
  expect(existsSync(join(top, '.writing.json'))).toBe(false);
});

test('refuses an invalid journal in a readable message', () => {
  writeFileSync(join(top, '.writing.json'), '[[');
  expect(() => finishWriting(top)).toThrow('.writing.json is not valid JSON');
});
