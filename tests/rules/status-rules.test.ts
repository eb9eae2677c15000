import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { HEARING_STATUSES } from '@court/records';
import { expect, test } from 'vitest';

/** `scheduled` says nothing of a state; it is what a record is that nothing has become of. */
const NAMES = [...HEARING_STATUSES.filter((status) => status !== 'scheduled'), 'removed'].join('|');

/** `status === 'vacated'`, `row.s !== 'removed'`. */
const COMPARED = new RegExp(`\\b(?:status|s)\\??\\s*[!=]==\\s*'(?:${NAMES})'`);
/** `['held', 'concluded']`: a list of a file's own. */
const LISTED = new RegExp(`\\[\\s*'(?:${NAMES})',\\s*'(?:${NAMES})'`);
const IMPORTED = /\bHEARING_STATUSES\b/;

/**
 * Where statuses may be named: the module of the domain, the words of exports, what makes and checks made-up dockets, and
 * the publisher that writes `removed`.
 */
const MAY_NAME =
  /^(shared\/kits\/records\/|court-data\/publisher\/(reading|explain|proof|checking)\/|court-data\/publisher\/(diff|plan)\/|court-data\/sample\/|tests\/)|\/testing\/|\.test\.tsx?$|\/random-docket\.ts$/;
/** Choices of a filter stand in the order of the court's list, and looks are told apart by status: neither decides anything. */
const MAY_IMPORT = ['shared/kits/docket/filters/sorted-choices.ts'];
const DRAWS = ['mfe-settings/src/colortheme/theme-preview.tsx'];

const sources = () =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && !path.endsWith('.d.ts') && !MAY_NAME.test(path) && !DRAWS.includes(path));

/** Lines on which a file decides by a status of its own. */
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
