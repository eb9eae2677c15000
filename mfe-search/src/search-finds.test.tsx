// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { hitKey, nameKeys } from '@court/domain';
import { loadSearch, loadSearchDetail } from '@court/search';
import { cleanup, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { DATES, PERSON, row } from './testing/sample-dates';
import { attorneyIndex, CASES, DEBTORS } from './testing/sample-index';
import { found, open, settle, type } from './testing/search-field';

beforeAll(() => Promise.all([loadSearch(), loadSearchDetail()]));
beginAt('2026-11-21T17:00:00Z');

const headings = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());

/** The index of debtors in the publisher's format, by the debtor's key. */
const debtors = (names: Record<string, string>, latest = '2026-12-07') => ({
  'hearingCalendarDebtors11/names': Object.fromEntries(
    Object.entries(names).flatMap(([id, name]) =>
      nameKeys(name).map((key) => [hitKey(key, id), { n: name, c: '26-50001', u: latest }]),
    ),
  ),
});

const MANY = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [
    `c26${50_100 + at}-bk~d1`,
    `John ${String.fromCharCode(97 + (at % 26))}${at} Smith`,
  ]),
);

it('puts the exact name first, among forty longer names with upcoming dates', async () => {
  const names = debtors({ ...MANY, 'c2699999-bk~d1': 'John Smith' }, '2026-12-07');
  const index = names['hearingCalendarDebtors11/names'];
  for (const [key, hit] of Object.entries(index))
    if (hit.n === 'John Smith') index[key] = { ...hit, u: '2026-01-02' };
  for (const text of ['john smith', 'Smith, John', 'JOHN SMITH']) {
    await open('/search-debtor?in=debtor', names);
    await type(text);
    expect(found()[0], text).toMatch(/^26-50001John Smith/);
    cleanup();
  }
});

it('puts the group with the exact name first', async () => {
  const tree = {
    ...attorneyIndex({ 'b-1': { n: 'Jane Doering', u: '2026-12-07' } }),
    ...debtors({ 'c2650001-bk~d1': 'Jane Doe' }),
  };
  await open('/search-attorney', tree);
  await type('jane doe');
  expect(headings()).toEqual(['Debtors and parties 1 result', 'Attorneys 1 result']);
});

it('marks the party that matched, with the letters that were typed', async () => {
  const name = 'José Ortiz-Peña and Mary Orth';
  await open('/search-debtor?in=debtor', debtors({ 'c2650001-bk~d1': name }));
  const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  await type('mary ort');
  expect(marked()).toEqual(['Ort', 'Mary', 'Ort']);
  await type('jose');
  expect(marked()).toEqual(['José']);
  await type('ortiz-pe');
  expect(marked().join('')).toBe('Ortiz-Pe');
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

it('finds the second debtor of a joint case, by either order of the name', async () => {
  const tree = debtors({ 'c2650001-bk~d1': 'John Smith and Mary Ortiz', 'c2650002-bk~d1': 'Mary Ortizana' });
  for (const text of ['mary ortiz', 'Ortiz, Mary', 'ortiz']) {
    await open('/search-debtor?in=debtor', tree);
    await type(text);
    expect(found()[0], text).toMatch(/^26-50001John Smith and Mary Ortiz/);
    cleanup();
  }
});

it.each([
  '26-50001',
  '26-50001 (HTO)',
  '26-50001-hto',
  '2:26-bk-50001',
  '2:26-bk-50001-HTO',
  '2:2026-bk-50001',
  '26 50001',
  '26–50001',
  'Case No. 26-50001 (HTO)',
  'No.: 2:26-bk-50001-hto Chapter 13',
  'In re Rosa M. Peña, 26-50001 (HTO) (Jointly Administered)',
])('finds a case by its number as courts print it: %s', async (text) => {
  await open('/search-casenumber?in=casenumber', CASES);
  await type(text);
  expect(found()).toHaveLength(1);
});

it('says what was searched if nothing was found, and links to the other searches', async () => {
  await open('/search-attorney?in=attorney', { ...attorneyIndex(), ...DEBTORS });
  await type('zzzz');
  expect(screen.getByText(/^We searched the names of attorneys\./).textContent).toContain(
    'If you have a notice, follow the notice.',
  );
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toContainEqual(['Search debtors for “zzzz”', '/search-debtor?q=zzzz']);
  expect(ways).toContainEqual(['Search everything for “zzzz”', '/search-attorney?in=all&q=zzzz']);
});

it('shows a debtor’s name that the index cuts whole, once its next date is read', async () => {
  const whole = 'Pecan Hollow Auto Finance, Inc. v. Zoë W. Farrow and Roland Farrow';
  const hit = { n: `${whole.slice(0, 50)}…`, c: '25-06148-ejc', u: '2026-12-07' };
  await open('/search-debtor?in=debtor', {
    'hearingCalendarDebtors11/names': { 'pecan hollow~c2506148-ap~d1': hit },
    'hearingCalendarDebtors11/hearings/c2506148-ap~d1': {
      '2026-12-07~0930~h7': row({ n: '25-06148-ejc', c: 'Farrow', w: { n: whole } }),
    },
  });
  await type('pecan');
  expect(screen.getByRole('link', { name: whole })).toBeTruthy();
});

it('marks later dates at the same time', async () => {
  const same = {
    ...DATES,
    '2026-12-01~0900~one': row({ j: 'j-a' }),
    '2026-12-01~0900~two': row({ j: 'j-b' }),
  };
  await open('/search-attorney?q=ann+alder', { ...attorneyIndex(), [PERSON]: same });
  await settle(500);
  const rowOf = (id: string) => document.querySelector(`[data-hearing-id="${id}"]`)?.textContent;
  expect(rowOf('one')).toContain('Same time as another date on this page');
  expect(rowOf('two')).toContain('Same time as another date on this page');
  expect(rowOf('h2')).not.toContain('Same time');
});
