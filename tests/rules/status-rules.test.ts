import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { HEARING_STATUSES } from '@court/domain';
import { expect, test } from 'vitest';

/** Without `scheduled`, the initial status of every record: it decides no state. */
const NAMES = [...HEARING_STATUSES.filter((status) => status !== 'scheduled'), 'removed'].join('|');

/** `status === 'vacated'`, `row.s !== 'removed'`. */
const COMPARED = new RegExp(`\\b(?:status|s)\\??\\s*[!=]==\\s*'(?:${NAMES})'`);
/** `['held', 'concluded']`: a list of statuses. */
const LISTED = new RegExp(`\\[\\s*'(?:${NAMES})',\\s*'(?:${NAMES})'`);
const IMPORTED = /\bHEARING_STATUSES\b/;

/**
 * Files that may name statuses: the domain module, the parts of the publisher that read exports or write `removed`,
 * and the code that generates and checks sample dockets.
 */
const MAY_NAME =
  /^(shared\/domain\/|court-data\/publisher\/(reading|explain|proof|checking)\/|court-data\/publisher\/(diff|plan|store)\/|court-data\/sample\/|tests\/)|\/testing\/|\.test\.tsx?$|\/random-docket\.ts$/;
/** Imports the list only to sort the choices of a filter. It decides nothing by a status. */
const MAY_IMPORT = ['mfe-calendar/kits/docket/filters/sorted-choices.ts'];
/** Draws a sample of each style by its status. */
const DRAWS = ['mfe-settings/src/colortheme/theme-preview.tsx'];

const sources = () =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && !path.endsWith('.d.ts') && !MAY_NAME.test(path) && !DRAWS.includes(path));

/** The lines of a file that decide by a status. */
function rulesIn(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const isListed = LISTED.test(text);
  const lines = text
    .split('\n')
    .flatMap((line, n) => (COMPARED.test(line) ? [`${path}:${n + 1} ${line.trim()}`] : []));
  const imports = IMPORTED.test(text) && !MAY_IMPORT.includes(path);
  return [
    ...lines,
    ...(isListed ? [`${path} lists statuses`] : []),
    ...(imports ? [`${path} imports them`] : []),
  ];
}

test('finds a status that is compared or listed', () => {
  expect(COMPARED.test("if (row.status === 'vacated')")).toBe(true);
  expect(COMPARED.test("row.s !== 'removed'")).toBe(true);
  expect(LISTED.test("const DONE = ['held', 'concluded'];")).toBe(true);
  expect(COMPARED.test("if (status === 'failed')")).toBe(false);
});

test('no screen, feed or alert has a status rule of its own', () => {
  expect(sources().flatMap(rulesIn)).toEqual([]);
});
