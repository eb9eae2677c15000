// @vitest-environment jsdom

import { listsAtom, setAreasAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { siteAreas } from '@court/contract/testing/site-areas';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const PATH = 'hearingCalendarEntries11/h1';
const CASE = 'hearingCalendarCaseNumbers11/c2651234-bk';
const ENTRY = {
  date: '2026-11-23',
  time: '10:00',
  caseNumber: '26-51234',
  caseTitle: 'Rivera',
  caseKey: 'c2651234-bk',
  caseType: 'bk',
  status: 'continued',
  continuedTo: '2026-12-07',
  continuedToId: 'h2',
  continuedFrom: '2026-11-02',
  continuedFromId: 'h0',
  officeId: 'o3',
  debtors: [{ name: 'Ana Rivera' }],
  appear: { mode: 'phone', phone: '(210) 555-0100', accessCode: '123 456' },
  changes: [
    { at: Date.UTC(2026, 10, 20, 15), what: 'added' },
    {
      at: Date.UTC(2026, 10, 21, 15),
      what: 'changed',
      time: { from: '09:30', to: '10:00' },
      judge: { from: 'j-ada-brook', to: 'j-carl-dune' },
      appear: true,
    },
  ],
};
/** A court that offers the search area, which includes the lists. */
const WITH_LISTS = { ...COURT, modules: ['mfe-calendar', 'mfe-search'] } as typeof COURT;
const row = (more = {}) => ({ n: '26-51234', c: 'Rivera', y: 'bk', s: 'scheduled', o: 'o3', ...more });
const DATES = {
  number: '26-51234',
  hearings: {
    '2026-11-02~0930~h0': row({ s: 'held', m: 'Status conference' }),
    '2026-11-23~1000~h1': row({ s: 'continued', m: 'Motion to dismiss' }),
    '2026-12-07~0930~h2': row({ m: 'Motion to dismiss' }),
  },
  meetings: { '2026-12-01~1300~m1~341': row() },
};

const open = async (court = COURT, tree: Record<string, unknown> = { [PATH]: ENTRY, [CASE]: DATES }) => {
  const database = fakeCourt({ ...REFERENCE, ...tree });
  const page = renderAt('/hearing-detail/h1', court);
  await settle();
  return { database, page };
};
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const SCHEDULED = { ...ENTRY, status: 'scheduled', continuedTo: undefined, continuedToId: undefined };
const section = (name: string) => within(screen.getByRole('region', { name }));

beginAt('2026-11-21T17:00:00Z');

it("links a continued hearing to its successor, with the successor's time, and to its predecessor", async () => {
  await open();
  const banner = document.querySelector('[data-banner]');
  expect(banner?.textContent).toContain('Continued to Mon, Dec 7, 2026, 9:30 AM MST(10:30 AM CST)');
  expect(screen.getByRole('link', { name: 'See the new hearing' }).getAttribute('href')).toBe(
    '/hearing-detail/h2',
  );
  expect(document.querySelector('[data-when]')).toBeNull();
  const before = section('History').getByRole('link', { name: 'Mon, Nov 2, 2026' });
  expect(before.getAttribute('href')).toBe('/hearing-detail/h0');
});

it('shows the printed new time until the new date has a record of its own', async () => {
  const { continuedToId: _id, ...entry } = { ...ENTRY, continuedTime: '13:30' };
  const { '2026-12-07~0930~h2': _next, ...hearings } = DATES.hearings;
  await open(COURT, { [PATH]: entry, [CASE]: { ...DATES, hearings } });
  const banner = document.querySelector('[data-banner]');
  expect(banner?.textContent).toContain(
    'Continued to Mon, Dec 7, 2026, 1:30 PMThe time zone of the new date is not published. The place of the new date',
  );
  const dates = section('All dates of this case');
  expect(dates.getByText('Mon, Dec 7, 1:30 PM')).toBeTruthy();
  expect(dates.queryByText('Time not published')).toBeNull();
});

it('shows a change as old beside new, and in the history, latest first', async () => {
  await open(COURT, { [PATH]: SCHEDULED, [CASE]: DATES });
  expect(document.querySelector('[data-when] s')?.textContent).toContain('9:30 AM');
  const history = section('History');
  const changes = history.getAllByRole('listitem').map((item) => item.textContent);
  expect(changes[0]).toContain('Changed');
  expect(changes).toContain('Time: before: 9:30 AM 10:00 AM');
  expect(changes).toContain('Judge: before: Ada Brook Carl Dune');
  expect(changes).toContain('How to join: changed');
  expect(changes.at(-2)).toContain('New on the calendar');
  expect(changes.at(-1)).toBe('Continued from Mon, Nov 2, 2026');
});

it('shows a history of a continued hearing even if no change is recorded', async () => {
  const { changes: _changes, continuedFrom: _from, continuedFromId: _id, ...entry } = ENTRY;
  await open(COURT, { [PATH]: entry, [CASE]: DATES });
  const history = section('History');
  expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Continued to Mon, Dec 7, 2026',
  ]);
  expect(history.getByRole('link').getAttribute('href')).toBe('/hearing-detail/h2');
  cleanup();
  await open(COURT, { [PATH]: { ...SCHEDULED, continuedFrom: undefined, changes: [] }, [CASE]: DATES });
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
});

it('lists all dates of the case with 341 meetings, and marks this one and the next', async () => {
  await open();
  const dates = section('All dates of this case');
  const listed = dates.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim());
  expect(listed).toEqual([
    'Mon, Nov 23, 10:00 AM MST Motion to dismiss Continued This page',
    'Tue, Dec 1, 1:00 PM MST 341 meeting Next',
    'Mon, Dec 7, 9:30 AM MST Motion to dismiss',
    'Mon, Nov 2, 9:30 AM MST Status conference Held',
  ]);
  expect(dates.getByText('Mon, Nov 23, 10:00 AM MST').tagName).toBe('S');
  cleanup();
  const { '2026-11-23~1000~h1': alone } = DATES.hearings;
  await open(COURT, { [PATH]: ENTRY, [CASE]: { hearings: { '2026-11-23~1000~h1': alone } } });
  expect(screen.queryByRole('region', { name: 'All dates of this case' })).toBeNull();
});

it('links only into areas that the court has enabled', async () => {
  const inPerson = { ...SCHEDULED, appear: { mode: 'inPerson' } };
  const openInPerson = (court = COURT) => open(court, { [PATH]: inPerson, [CASE]: DATES });
  await openInPerson();
  expect(hrefs().filter((href) => /^\/(search|s341|locations)/.test(href ?? ''))).toEqual([]);
  cleanup();
  await openInPerson({ ...COURT, modules: ['mfe-calendar', 'mfe-search', 'mfe-s341', 'mfe-locations'] });
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      '/locations?office=o3',
      '/search-casenumber-detail/c2651234-bk',
      '/search-debtor?q=Ana+Rivera',
      '/s341-hearing-detail/m1',
    ]),
  );
});

it('links into no area without a release', async () => {
  const inPerson = { ...SCHEDULED, appear: { mode: 'inPerson' } };
  const { page } = await open(
    { ...COURT, modules: ['mfe-calendar', 'mfe-locations'] },
    { [PATH]: inPerson, [CASE]: DATES },
  );
  expect(hrefs()).toContain('/locations?office=o3');
  act(() => page.store.set(setAreasAtom, siteAreas('mfe-locations')));
  expect(hrefs()).not.toContain('/locations?office=o3');
});

it('dials in with codes, as the main action and as the first of the dial data', async () => {
  await open(COURT, { [PATH]: SCHEDULED, [CASE]: DATES });
  const at = 'tel:+12105550100,,123456%23';
  expect(screen.getByRole('link', { name: 'Call (210) 555-0100' }).getAttribute('href')).toBe(at);
  expect(screen.getByRole('link', { name: '(210) 555-0100' }).getAttribute('href')).toBe(at);
  const names = section('How to appear').getAllByRole('term');
  expect(names.map((each) => each.textContent)).toEqual(['Phone', 'Access code']);
});

it('announces a change that arrives while the page is open', async () => {
  const { database, page } = await open();
  page.connect(database.live);
  const later = { at: Date.UTC(2026, 10, 21, 17), what: 'changed', place: { to: 'Room 9' } };
  act(() => database.write(PATH, { ...ENTRY, location: 'Room 9', changes: [...ENTRY.changes, later] }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  const told = screen.getAllByRole('status').map((each) => each.textContent);
  expect(told).toContain('This page has changed. Place: Room 9');
});

it('puts the hearing and its case on the lists with star and follow, with the same row as dockets', async () => {
  const { page } = await open(WITH_LISTS);
  fireEvent.click(screen.getByRole('button', { name: 'My list: 26-51234 Rivera' }));
  fireEvent.click(screen.getByRole('button', { name: 'Follow case 26-51234 Rivera' }));
  const lists = page.store.get(listsAtom);
  expect(lists.hearings.get('h1')?.last).toMatchObject({ key: '1000~h1', matter: 'Motion to dismiss' });
  expect(lists.cases.get('c2651234-bk')?.last).toEqual({
    number: '26-51234',
    title: 'Rivera',
    caseType: 'bk',
    chapter: '',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Follow case 26-51234 Rivera' }));
  expect(page.store.get(listsAtom).cases.size).toBe(0);
});

it("removes a withdrawn hearing's data from the lists", async () => {
  const { database, page } = await open(WITH_LISTS);
  fireEvent.click(screen.getByRole('button', { name: 'My list: 26-51234 Rivera' }));
  page.connect(database.live);
  act(() => database.write(PATH, { withdrawn: true }));
  expect(page.store.get(listsAtom).hearings.get('h1')?.last).toBeNull();
  expect(document.querySelector('main, article, h1')?.textContent).toBe('No longer public');
});

it('offers the search on an unknown hearing if the court has one', async () => {
  await open(WITH_LISTS, {});
  expect(screen.getByRole('link', { name: /search for it/i }).getAttribute('href')).toBe(
    '/search-casenumber',
  );
  cleanup();
  await open(COURT, {});
  expect(screen.queryByRole('link', { name: /search for it/i })).toBeNull();
});

it('links the place to its courtroom, and prints the place as published if the courtroom is unknown', async () => {
  const offices = {
    o3: {
      name: 'El Paso',
      timeZone: 'America/Denver',
      courtrooms: [{ name: 'Courtroom 2', from: '2026-12-01' }],
    },
  };
  const linkAt = async (more: object) => {
    cleanup();
    const court = { ...COURT, modules: ['mfe-calendar' as const, 'mfe-locations' as const] };
    await open(court, { offices11: offices, [PATH]: { ...SCHEDULED, ...more }, [CASE]: DATES });
    return hrefs().find((href) => href?.startsWith('/locations'));
  };
  const location = 'Courtroom 2, El Paso';
  const appear = { mode: 'inPerson' };
  expect(await linkAt({ appear, location, date: '2026-12-02' })).toBe(
    '/locations?office=o3&room=Courtroom+2',
  );
  expect(await linkAt({ appear, location })).toBe('/locations?office=o3&room=Courtroom+2%2C+El+Paso');
  expect(await linkAt({ appear: { mode: 'hybrid' }, location: undefined })).toBe('/locations?office=o3');
  expect(await linkAt({ location: 'By telephone' })).toBeUndefined();
});
