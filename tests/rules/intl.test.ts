import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A statement of the module itself, not of a function: its line is not indented. */
const AT_LOAD = /^\S.*new Intl\./m;

test('no file of the browser makes an Intl object when it loads, which takes a phone up to 45 ms', () => {
  const files = execFileSync('git', ['ls-files', 'host/src', 'mfe-*', 'shared'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => AT_LOAD.test(readFileSync(path, 'utf8')))).toEqual([]);
  expect("import a from 'a';\nconst list = new Intl.ListFormat('en-US');").toMatch(AT_LOAD);
});
