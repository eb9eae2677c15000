import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageScript } from './package-script';

/**
 * Test files that `npm test` runs: unit tests, also the long ones, and end-to-end tests, but not those of the proof.
 */
const RUN_BY_NPM_TEST = /^(?:(?!.*\.proof\.).*\.test\.tsx?|tests\/e2e\/.*\.spec\.ts)$/;
const FOLDERS = ['tools', 'tests', 'court-data'];

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

test.each(scripts)('a test of npm test runs npm run %s', (name) => {
  expect(texts.some((text) => text.includes(`packageScript('${name}'`))).toBe(true);
});

test('returns the arguments of package.json’s script, and throws for an unknown one', () => {
  expect(packageScript('measure', '--smallest')).toEqual([
    'tools/with-install.mjs',
    'tests/bench/run.ts',
    'load',
    '--smallest',
  ]);
  expect(() => packageScript('nothing')).toThrow('no script nothing');
});
