import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandGroups, packageCommands, packageScript } from './package-script';

/** Files of unit tests, also the long ones, and of end-to-end tests, but not of those that only the proof runs. */
const TESTS = /^(?:(?!.*\.proof\.).*\.test\.tsx?|tests\/e2e\/.*\.spec\.ts)$/;
const FOLDERS = ['tools', 'tests', 'court-data'];

function testsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    if (one.name === 'node_modules' || one.name === 'dist') return [];
    const path = `${folder}/${one.name}`;
    if (one.isDirectory()) return testsIn(path);
    return TESTS.test(path) ? [path] : [];
  });
}

const texts = FOLDERS.flatMap(testsIn).map((file) => readFileSync(join(file), 'utf8'));

test.each(packageCommands().map((words) => words.join(' ')))('a test runs %s', (command) => {
  const call = `packageScript('${command.replace(' ', "', '")}'`;
  expect(texts.some((text) => text.includes(call))).toBe(true);
});

test('npm run lists at most 20 commands and groups', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  expect(commandGroups()).toEqual({
    new: ['area', 'court', 'key'],
    pack: ['kits', 'publisher', 'releases'],
    site: ['court', 'doctor', 'rehearse', 'releases', 'reports', 'rollback'],
  });
});

test('returns the arguments of package.json’s script, and throws for an unknown one', () => {
  expect(packageScript('new', 'area', 'forms')).toEqual([
    'tools/with-install.mjs',
    'tools/new',
    'area',
    'forms',
  ]);
  expect(() => packageScript('nothing')).toThrow('no script nothing');
});
