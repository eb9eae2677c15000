import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageScript } from '../package-script';
import { startScript } from '../testing/run-script';
import { catalogueFiles, declareCatalogues } from './catalogue-files';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogues-'));
  mkdirSync(join(root, 'area/src/messages'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, catalogue: object) =>
  writeFileSync(join(root, 'area/src/messages', file), JSON.stringify(catalogue));
const DAY = {
  day: { title: 'Hearings on {date}', 'count.all': '{count, plural, one {1} other {#}}', none: 'None' },
};

test('declarations have the catalogue’s keys, and the values of each message', () => {
  write('en-US.json', DAY);
  expect(declareCatalogues(root)).toEqual([]);
  expect(
    readFileSync(join(root, 'area/src/messages/en-US.d.json.ts'), 'utf8'),
  ).toBe(`// Generated from the catalogue beside it.
export declare const day: {
  title: (values: { date: string }) => string;
  'count.all': (values: { count: number }) => string;
  none: string;
};
`);
});

test('declarations are rewritten when their catalogue changes', () => {
  write('en-US.json', DAY);
  declareCatalogues(root);
  write('en-US.json', { day: { ...DAY.day, none: 'None on {date}' } });
  expect(declareCatalogues(root)).toEqual([]);
  expect(readFileSync(join(root, 'area/src/messages/en-US.d.json.ts'), 'utf8')).toContain(
    '  none: (values: { date: string }) => string;',
  );
});

test('a translation has every message, and no message with an unknown value', () => {
  write('en-US.json', DAY);
  write('es-MX.json', { day: { title: 'Audiencias del {dia}', none: 'Ninguna', more: 'Más' } });
  const file = 'area/src/messages/es-MX.json';
  expect(declareCatalogues(root)).toEqual([
    `${file}: day lacks "count.all"; translate it from en-US.json.`,
    `${file}: day, "title" asks for {dia} as a string; en-US.json has {date} as a string.`,
    `${file}: day, "more" is not in en-US.json; take it out.`,
  ]);
});

test('the error for an invalid catalogue describes a valid one', () => {
  write('en-US.json', ['Hearings']);
  expect(declareCatalogues(root)).toEqual([
    expect.stringContaining(
      'holds sections, and each section messages: { "day": { "title": "Hearings on {date}" } }.',
    ),
  ]);
  writeFileSync(join(root, 'area/src/messages/en-US.json'), '{ "day": ');
  expect(declareCatalogues(root)).toEqual([
    expect.stringContaining('area/src/messages/en-US.json is not JSON'),
  ]);
  write('en-US.json', { 'my day': { title: '' } });
  expect(declareCatalogues(root)[0]).toMatch(/"my day"\.\n.*a message is a text that is not empty\./);
});

test.each([
  packageScript('check', 'messages'),
  // npm runs it after an installation, so that an editor finds the declarations
  packageScript('prepare'),
])('every catalogue of this repository is valid: %s', async (...script) => {
  const { code, printed } = await startScript(script).ended;
  expect([code, printed]).toEqual([0, `${catalogueFiles('.').length} catalogues are in order.\n`]);
  expect(catalogueFiles('.')).toContain('shared/ui/messages/en-US.json');
});
