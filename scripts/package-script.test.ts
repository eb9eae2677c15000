import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageScript } from './package-script';

/** What `npm test` runs: unit tests, the long ones too, and end-to-end tests; those of the proof are not among them. */
const RUN_BY_NPM_TEST = /^(?:(?!.*\.proof\.).*\.test\.tsx?|tests\/e2e\/.*\.spec\.ts)$/;
const FOLDERS = ['scripts', 'tests', 'host', 'court-data'];

function testsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    if (one.name === 'node_modules' || one.name === 'dist') return [];
    const path = `${folder}/${one.name}`;
    if (one.isDirectory()) return testsIn(path);
    return RUN_BY_NPM_TEST.test(path) ? [path] : [];
  });
}

const texts = FOLDERS.flatMap(testsIn).map((file) => readFileSync(join(file), 'utf8'));
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

test.each(scripts)('npm run %s is run by a test of npm test', (name) => {
  expect(texts.some((text) => text.includes(`packageScript('${name}'`))).toBe(true);
});

test('a script is run with what package.json says, and one that it has not is refused', () => {
  expect(packageScript('measure', '--smallest')).toEqual([
    'scripts/with-install.mjs',
    'tests/bench/run.ts',
    'load',
    '--smallest',
  ]);
  expect(() => packageScript('nothing')).toThrow('no script nothing');
});
