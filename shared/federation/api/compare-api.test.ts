import { expect, test } from 'vitest';
import { apiRecord } from './api-text';
import { changeLines, checkVersion, compareApi } from './compare-api';

const block = (name: string, text = `export declare const ${name}: number;`) => ({ name, text });
const record = (...blocks: { name: string; text: string }[]) => apiRecord('1.0.0', blocks);
const BEFORE = record(block('a'), block('b'));
const versions = (
  to: string,
  changelog = `# Changes\n\n## ${to}\n\n- Something.\n\n## 1.0.0\n\n- First.\n`,
) => ({
  from: '1.0.0',
  to,
  changelog,
});

test('lists added, changed and removed names', () => {
  const change = compareApi(BEFORE, record(block('a', 'export declare const a: string;'), block('c')));
  expect(changeLines(change)).toEqual(['+ c', '~ a', '- b']);
});

test('an unchanged API needs no new version', () => {
  expect(() => checkVersion(compareApi(BEFORE, BEFORE), versions('1.0.0', ''))).not.toThrow();
});

test('a changed comment needs no new version', () => {
  const declared = (comment: string) =>
    record(block('A', `/** ${comment} */\nexport interface A {\n    /** ${comment} */\n    b: string;\n}`));
  expect(compareApi(declared('One.'), declared('Two\n * lines.'))).toEqual(compareApi(BEFORE, BEFORE));
});

test('a new name needs a minor version', () => {
  const change = compareApi(BEFORE, record(block('a'), block('b'), block('c')));
  expect(() => checkVersion(change, versions('1.0.1'))).toThrow('minor version');
  expect(() => checkVersion(change, versions('1.1.0'))).not.toThrow();
});

test('a changed or missing name needs a major version', () => {
  const changed = compareApi(BEFORE, record(block('a', 'export declare const a: string;'), block('b')));
  const missing = compareApi(BEFORE, record(block('a')));
  for (const change of [changed, missing]) {
    expect(() => checkVersion(change, versions('1.1.0'))).toThrow('major version');
    expect(() => checkVersion(change, versions('2.0.0'))).not.toThrow();
  }
});

test('the changelog may say why a changed name needs no major version', () => {
  const change = compareApi(BEFORE, record(block('a', 'export declare const a: string;'), block('b')));
  const told = '## 1.1.0\n\n- `a`: its type is written anew, the value is the same.\n';
  expect(() => checkVersion(change, versions('1.1.0', told))).not.toThrow();
  expect(() =>
    checkVersion(change, versions('1.1.0', `## 1.1.0\n\n- More.\n\n${told.replace('1.1.0', '1.0.0')}`)),
  ).toThrow('major version');
});

test('refuses a change that the changelog does not describe', () => {
  expect(() => checkVersion(compareApi(BEFORE, record()), versions('2.0.0', '## 1.0.0\n'))).toThrow(
    '"## 2.0.0"',
  );
});
