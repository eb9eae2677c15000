// @vitest-environment jsdom

import { beginAt } from '@court/contract/testing/page-clock';
import { loadSearchDetail } from '@court/search';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { fakeCourt } from './testing/fake-court';
import { ENTRY, entry, settle } from './testing/open-list';
import { renderAt } from './testing/render-at';
import { CASE, row } from './testing/sample-dates';

beforeAll(() => loadSearchDetail());
beginAt('2026-11-21T17:00:00Z');

const open = async (hearings: Record<string, object>, records: Record<string, object> = {}) => {
  const found = { number: '26-50001-hto', title: 'Rosa M. Peña', type: 'bk', hearings };
  fakeCourt({ [CASE]: found, ...records });
  renderAt('/search-casenumber-detail/c2650001-bk');
  await settle();
};
const at = (id: string, more = {}) => ({
  [`2026-11-23~0930~${id}`]: row({
    w: undefined,
    a: 'inPerson',
    l: 'Courtroom 1, 1 Elm St, San Antonio',
    ...more,
  }),
});
const directions = () => screen.queryAllByRole('link', { name: 'Directions' });

test('says a single date once, with the street and directions', async () => {
  await open(at('h1'));
  expect(screen.queryByText('Next:')).toBeNull();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Monday, November 23, 2026 In 2 days');
  const listed = document.querySelector('[data-hearing-id="h1"]');
  expect(listed?.textContent).toContain('1 Elm St, San Antonio');
  expect(directions().map((link) => link.getAttribute('href'))).toEqual([
    '/locations?office=o5&room=Courtroom+1',
  ]);
  expect(listed?.contains(directions()[0] ?? null)).toBe(true);
});

test('says how to join a single date by video, once its record is read', async () => {
  const url = 'https://www.zoomgov.com/j/1605550168';
  const appear = { mode: 'video', url, meetingId: '160 555 0168', passcode: '124171' };
  await open(at('h1', { a: 'video', l: undefined }), { [`${ENTRY}h1`]: entry({ appear }) });
  await vi.dynamicImportSettled();
  await settle(1_000);
  const join = screen.getByRole('link', { name: 'Join the hearing' });
  expect(join.getAttribute('href')).toBe(url);
  const listed = document.querySelector('[data-hearing-id="h1"]');
  expect(listed?.contains(join)).toBe(true);
  expect(listed?.textContent).toMatch(/Meeting ID 160.555.0168 ?Passcode 124171/);
});

test('leads with the next of several dates, with the street and directions', async () => {
  await open({ ...at('h1'), '2026-12-07~0930~h2': row({ w: undefined, a: 'video' }) });
  const next = screen.getByText('Next:').parentElement;
  expect(next?.textContent).toContain('Mon, Nov 23, 9:30 AM CST In 2 days');
  expect(next?.textContent).toContain('1 Elm St, San Antonio');
  expect(directions()).toHaveLength(1);
  expect(next?.contains(directions()[0] ?? null)).toBe(true);
});

test.each([
  ['by video', { a: 'video' }],
  ['off', { s: 'vacated' }],
  ['at a place that does not name its office', { l: 'Federal Building, Waco' }],
])('gives no directions for a date %s', async (_, more) => {
  await open(at('h1', more));
  expect(document.querySelector('[data-hearing-id="h1"]')).toBeTruthy();
  expect(directions()).toEqual([]);
});

test.each([
  ['ahead', {}, true],
  ['vacated', { s: 'vacated' }, false],
  ['removed from the list', { s: 'removed' }, false],
])('says that a date is on only if it is scheduled: %s', async (_, more, isOn) => {
  await open(at('h1', more));
  const listed = document.querySelector('[data-hearing-id="h1"]');
  expect(listed?.textContent?.includes('On as scheduled')).toBe(isOn);
});
