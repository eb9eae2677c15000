// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-day';
import { ENTRY, scheduled } from '../testing/sample-entry';

const PATH = 'hearingCalendarEntries11/h1';
// the page's own file comes while the clock stands
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
};
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent);
const banner = () => document.querySelector('[data-banner]')?.textContent ?? null;

beginAt('2026-11-21T17:00:00Z');

it('says first that it was continued, strikes the old time, and offers nothing to join', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toMatch(/^Continued to Mon, Dec 7/);
  expect(banner()).toMatch(/will not be held on Mon, Nov 23.*Outcome: By agreement/);
  const title = screen.getByRole('heading', { level: 1 });
  const described = document.getElementById(title.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/^Continued to/);
  expect(document.title).toBe('26-51234 Rivera, Continued');
  const when = document.querySelector('[data-when]');
  expect(when?.querySelector('s')?.textContent).toContain('Mon, Nov 23, 2026, 9:30 AM MST');
  expect(when?.textContent).toContain('Mon, Dec 7, 2026');
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
  const folded = screen.getByText(ENTRY.appear.url).closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('a')).toBeNull();
  expect(screen.getByText('Do not join on Mon, Nov 23, 9:30 AM MST.')).toBeTruthy();
});

it.each([
  ['stricken', 'Stricken. This hearing will not be held.'],
  ['vacated', 'Vacated. This hearing will not be held.'],
  ['withdrawn', 'Withdrawn. This hearing will not be held.'],
  ['cancelled', 'Canceled. This hearing will not be held.'],
  ['removed', 'Removed. This hearing is no longer on the court’s calendar.'],
])('one that is %s says so first', async (status, told) => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ status }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()?.startsWith(told)).toBe(true);
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
  expect(sections().at(-1)).toBe('History');
  const word = screen.queryByRole('button', { name: `What does “${status}” mean?` });
  expect(word !== null).toBe(status === 'stricken' || status === 'vacated');
});

it('one that the court only flags as stricken is stricken, and one of yesterday was not held', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ stricken: 'Y', date: '2026-11-20' }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toMatch(/^Stricken. This hearing was not held./);
  expect(screen.queryByText(/do not join/i)).toBeNull();
});

it('one whose day has passed has no banner, and nothing to join', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ date: '2026-11-20' }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toBeNull();
  expect(screen.getByText('This hearing’s date has passed.', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
});

it('a hearing by video shows no place to go to; its address is folded, and says not to go there', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled() });
  renderAt('/hearing-detail/h1');
  await settle();
  const places = screen.getAllByText(/Courtroom 1/);
  expect(places.map((place) => place.closest('details')?.open)).toEqual([false]);
  expect(places[0]?.closest('details')?.textContent).toContain(
    'Do not go to this address: the hearing is by video.',
  );
  cleanup();
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ appear: { mode: 'inPerson' } }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(sections()).toContain('Judge and place');
  expect(screen.getByText('Courtroom 1').closest('details')).toBeNull();
});

it('words of the law say what they mean when they are pressed', async () => {
  const matter = 'Objection to Exemptions';
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ caseType: 'ap', matter, movant: 'Tom Trust' }) });
  renderAt('/hearing-detail/h1');
  await settle();
  for (const [name, meaning] of [
    ['Adversary', /lawsuit inside a bankruptcy case/],
    ['Chapter 13', /regular income/],
    ['Movant', /asks the court/],
    ['What is an exemption?', /lets a debtor keep/],
  ] as const) {
    const word = screen.getByRole('button', { name });
    expect(screen.queryByText(meaning)).toBeNull();
    fireEvent.click(word);
    expect(screen.getByText(meaning)).toBeTruthy();
    fireEvent.keyDown(word, { key: 'Escape' });
  }
});

it('says how long it is expected to take', async () => {
  for (const [durationMinutes, told] of [
    [75, 'Estimated length: 1 hour 15 minutes'],
    [120, 'Estimated length: 2 hours'],
    [30, 'Estimated length: 30 minutes'],
  ] as const) {
    fakeCourt({ ...REFERENCE, [PATH]: scheduled({ durationMinutes }) });
    renderAt('/hearing-detail/h1');
    await settle();
    expect(screen.getByText(told)).toBeTruthy();
    cleanup();
  }
});
