// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-meetings';

const PATH = '341hearingCalendarEntries11/m1';
const ENTRY = {
  id: 'm1',
  date: '2026-11-30',
  time: '08:30',
  caseNumber: '26-50001',
  caseTitle: 'Rosa M. Peña',
  caseType: 'bk',
  caseKey: 'c2650001-bk',
  chapter: '13',
  status: 'scheduled',
  officeId: 'o5',
  location: 'Room 597, San Antonio',
  judge: 'Ada Brook',
  debtors: [{ name: 'Rosa M. Peña', role: 'Debtor' }],
  trustees: ['Ann Alder'],
  appear: {
    mode: 'video',
    url: 'https://www.zoomgov.com/j/8205550130',
    meetingId: '820 555 0130',
    passcode: '600551',
    phone: '(210) 555-0160',
    standing: true,
  },
};

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
};
async function open(more: object = {}, tree: Record<string, unknown> = {}, court = COURT) {
  fakeCourt({ ...REFERENCE, ...tree, [PATH]: { ...ENTRY, ...more } });
  const page = renderAt('/s341-hearing-detail/m1', court);
  await settle();
  return page;
}
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const section = (name: string) => screen.getByRole('region', { name }).textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows how to attend before where, what to bring and the deadlines, and no judge', async () => {
  await open();
  expect(sections()).toEqual([
    'Status',
    'When',
    'How to appear',
    'Where',
    'What to bring',
    'Deadlines in this case',
    'Trustee',
    'Case',
    'Parties',
    'Other dates in this case',
    'History of changes',
  ]);
  expect(document.body.textContent).not.toContain('Ada Brook');
  expect(section('What to bring')).toMatch(/picture ID.*4002\(b\)/i);
  expect(section('Deadlines in this case')).toMatch(/Friday, January 29, 2027.*4007\(c\)/);
});

it('joins and dials by one tap, and says whom to call where a notice says something else', async () => {
  await open();
  const at = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(at('Join the meeting')).toBe('https://www.zoomgov.com/j/8205550130');
  expect(at(/^Dial in/)).toBe('tel:+12105550160,,8205550130%23,,,,*600551%23');
  expect(section('How to appear')).toContain('the trustee’s own');
  expect(section('How to appear')).toContain('call the trustee or the clerk');
  expect(at('Ann Alder: (210) 555-0100')).toBe('tel:+12105550100');
});

it('ID and passcode are copied where the browser lets a page copy', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Copy: Passcode' }));
  expect(writeText).toHaveBeenCalledWith('600551');
  cleanup();
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await open();
  expect(screen.queryByRole('button', { name: 'Copy: Passcode' })).toBeNull();
  expect(screen.getByText('600551')).toBeTruthy();
});

it('a place is marked as printed on the notice only where nobody is to go there', async () => {
  await open();
  expect(section('Where')).toMatch(/Do not go there.*Place printed on the notice.*Room 597/);
  cleanup();
  await open({ appear: { mode: 'inPerson' } });
  expect(section('Where')).not.toContain('notice');
});

it.each([
  ['continued', '2026-12-14', /must come then too.*Now on.*Monday, December 14, 2026/],
  ['not-held', undefined, /did not take place.*A new date is not known/],
  ['concluded', undefined, /It is over.*No more assets/],
])('a meeting that was %s says why, and what it means', async (status, continuedTo, told) => {
  await open({ status, continuedTo, outcome: 'No more assets' });
  expect(section('Status')).toMatch(told);
  expect(section('Status')).toContain('No more assets');
  if (continuedTo)
    expect(screen.getByRole('link', { name: 'Monday, December 14, 2026' }).getAttribute('href')).toBe(
      '/s341-hearing?date=2026-12-14',
    );
});

it('leads back to its day, and into other areas only where the court offers them', async () => {
  const hearings = {
    '2026-12-02~0900~h1': { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled', m: 'Motion' },
  };
  const tree = { 'hearingCalendarCaseNumbers11/c2650001-bk': { hearings } };
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await open({}, tree);
  expect(hrefs()).toContain('/s341-hearing?date=2026-11-30');
  expect(section('Other dates in this case')).toContain('Motion');
  expect(hrefs().filter((href) => /^\/(hearing|search|calendar)/.test(href ?? ''))).toEqual([]);
  expect(hrefs()).toContain('/s341-debtor?q=Rosa+M.+Pe%C3%B1a');
  cleanup();
  await open({}, tree, { ...COURT, modules: ['mfe-s341', 'mfe-calendar', 'mfe-search'] });
  expect(hrefs()).toContain('/hearing-detail/h1');
  expect(hrefs()).toContain('/search-debtor?q=Rosa+M.+Pe%C3%B1a');
});

it('without an id leads to today’s meetings; an unknown one says so and offers the search', async () => {
  fakeCourt(REFERENCE);
  const page = renderAt('/s341-hearing-detail');
  await settle();
  expect(page.where()).toBe('/s341-hearing');
  cleanup();
  renderAt('/s341-hearing-detail/nobody');
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'There is no 341 meeting with this address',
  );
  expect(screen.getByRole('link', { name: 'Search for it by case number' }).getAttribute('href')).toBe(
    '/s341-casenumber',
  );
});
