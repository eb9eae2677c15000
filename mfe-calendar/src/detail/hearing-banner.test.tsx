// @vitest-environment jsdom
import { setClockOffsetAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-day';
import { ENTRY, scheduled } from '../testing/sample-entry';
import { settle } from '../testing/settle';

const PATH = 'hearingCalendarEntries11/h1';
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent);
const banner = () => document.querySelector('[data-banner]')?.textContent ?? null;

beginAt('2026-11-21T17:00:00Z');

it('says first that the hearing was continued, strikes the old time through, and offers nothing to join', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toMatch(/^Not on Mon, Nov 23, 2026, 9:30\u00a0AM\u00a0MSTContinued to Mon, Dec 7, 2026/);
  expect(banner()).toMatch(/The time and place of the new date are not published.*Note: By agreement/);
  const title = screen.getByRole('heading', { level: 1 });
  const described = document.getElementById(title.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/^Continued to/);
  expect(document.title).toBe('26-51234 Rivera, Continued');
  expect(document.querySelector('[data-banner] s')?.textContent).toContain(
    'Mon, Nov 23, 2026, 9:30\u00a0AM\u00a0MST',
  );
  // the new date appears once, and nothing of the old hearing
  expect(banner()?.match(/Mon, Dec 7/g)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
  expect(screen.queryByText(ENTRY.appear.url)).toBeNull();
  expect(document.body.textContent).not.toMatch(/Courtroom\s1|Ada Brook/);
  expect(sections()).not.toContain('How to appear');
});

it.each([
  ['stricken', 'Stricken. This hearing will not be held.'],
  ['vacated', 'Vacated. This hearing will not be held.'],
  ['withdrawn', 'Withdrawn. This hearing will not be held.'],
  ['cancelled', 'Canceled. This hearing will not be held.'],
])('one that is %s says so first', async (status, told) => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ status }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toContain(`MST${told}No new date is published.`);
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
  expect(document.body.textContent).not.toMatch(/Courtroom\s1|How to appear/);
  expect(screen.queryByText('Add to calendar')).toBeNull();
  expect(sections().at(-1)).toBe('History');
  const word = screen.queryByRole('button', { name: `What does “${status}” mean?` });
  expect(word !== null).toBe(status !== 'cancelled');
});

it("treats a flag as the status stricken, and says of yesterday's hearing that it was not held", async () => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ stricken: 'Y', date: '2026-11-20' }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toMatch(/Stricken. This hearing was not held./);
  expect(screen.queryByText(/do not join/i)).toBeNull();
});

it("decides by the court's date whether the list's time is from today, on a device with a wrong clock", async () => {
  const lastUpdated11 = { version: 1, checkedAt: Date.parse('2026-11-21T16:03:00Z') };
  vi.setSystemTime(Date.parse('2026-11-22T17:00:00Z'));
  fakeCourt({ ...REFERENCE, lastUpdated11, [PATH]: scheduled({ status: 'removed' }) });
  const { store } = renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toContain('list of Nov 21, 10:03 AM');
  act(() => store.set(setClockOffsetAtom, -24 * 3_600_000));
  expect(banner()).toContain('list of 10:03 AM');
  store.set(setClockOffsetAtom, null);
});

it('keeps the last facts of an unlisted hearing, because it may still be held, and says whom to call', async () => {
  const lastUpdated11 = { version: 1, checkedAt: Date.parse('2026-11-21T16:03:00Z') };
  fakeCourt({ ...REFERENCE, lastUpdated11, [PATH]: scheduled({ status: 'removed' }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toBe(
    'No longer listed. This hearing may still be held.' +
      'The court’s list of 10:03 AM no longer shows this hearing. Call the court before you decide not to go.',
  );
  expect(document.querySelector('[data-when]')?.textContent).toBe('Mon, Nov 23, 9:30 AM MST (10:30 AM CST)');
  expect(document.querySelector('[data-when] s')).toBeNull();
  expect(screen.getByRole('link', { name: 'Join the hearing' })).toBeTruthy();
  expect(screen.getByText('Add to calendar')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/will not be held|Do not go to court/);
});

it('names no date to come to if the new date is off too', async () => {
  const CASE = 'hearingCalendarCaseNumbers11/c1';
  const hearings = {
    '2026-11-23~0930~h1': { s: 'continued', o: 'o3' },
    '2026-12-07~0930~h2': { s: 'withdrawn', o: 'o3' },
  };
  fakeCourt({ ...REFERENCE, [PATH]: { ...ENTRY, caseKey: 'c1' }, [CASE]: { hearings } });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toContain(
    'Continued to Mon, Dec 7, 2026, 9:30 AM MST. That hearing was withdrawn. No new date is published.',
  );
  expect(screen.getByRole('link', { name: 'See that hearing' }).getAttribute('href')).toBe(
    '/hearing-detail/h2',
  );
  cleanup();
  const unlisted = { ...hearings, '2026-12-07~0930~h2': { s: 'removed', o: 'o3' } };
  fakeCourt({ ...REFERENCE, [PATH]: { ...ENTRY, caseKey: 'c1' }, [CASE]: { hearings: unlisted } });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toMatch(/no longer shows that hearing\. It may still be held\. Call the court\./);
});

it('follows new dates to the last one, with the method, judge and zone of the new hearing', async () => {
  const CASE = 'hearingCalendarCaseNumbers11/c1';
  const hearings = {
    '2026-12-07~0930~h2': { s: 'continued', o: 'o3', t: '2026-12-14' },
    '2026-12-14~1100~h3': { s: 'scheduled', o: 'o5', j: 'j-carl-dune', a: 'phone' },
  };
  fakeCourt({ ...REFERENCE, [PATH]: { ...ENTRY, caseKey: 'c1' }, [CASE]: { hearings } });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toMatch(/Continued to Mon, Dec 14, 2026, 11:00 AM CSTBy phone · Judge .*Dune/);
  expect(banner()).toContain('The court first continued it to Mon, Dec 7.');
  expect(screen.getByRole('link', { name: 'See the new hearing' }).getAttribute('href')).toBe(
    '/hearing-detail/h3',
  );
});

it.each([
  [{ continuedTo: '2026-11-23', continuedTime: '14:00' }, /Continued to 2:00 PM the same day/],
  [{ status: 'vacated' }, /Vacated\. New date: Mon, Dec 7/],
])('one with %j says %s', async (more, told) => {
  fakeCourt({ ...REFERENCE, [PATH]: { ...ENTRY, ...more } });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toMatch(told);
  expect(banner()).not.toContain('will not be held on');
});

it('shows no place and nothing to join if no appearance is required', async () => {
  const appear = { mode: 'none', url: ENTRY.appear.url };
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ appear }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
  const places = screen.getAllByText(/Courtroom 1/);
  expect(places.map((place) => place.closest('details')?.open)).toEqual([false]);
});

it('shows a note on how to appear before Join, as text', async () => {
  const note = 'Witnesses appear in the courtroom: see https://elsewhere.example or call (210) 555-0199.';
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ appear: { ...ENTRY.appear, note } }) });
  renderAt('/hearing-detail/h1');
  await settle();
  const words = screen.getByText(note);
  const join = screen.getByRole('link', { name: 'Join the hearing' });
  expect(words.compareDocumentPosition(join)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(words.querySelector('a')).toBeNull();
});

it('shows no address for an office without staff, because that is its mailing address', async () => {
  const address = { street: '615 E. Houston St (mail only)', city: 'San Antonio', state: 'TX', zip: '78205' };
  const offices11 = { o3: { name: 'Midland', timeZone: 'America/Chicago', staffed: false, address } };
  fakeCourt({ ...REFERENCE, offices11, [PATH]: scheduled({ appear: { mode: 'inPerson' } }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(document.body.textContent).toContain('Courtroom\u00a01, Midland');
  expect(document.body.textContent).not.toContain('Houston');
});

it('says so if the court does not publish the zone', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ officeId: 'o-else' }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(document.querySelector('[data-when]')?.textContent).toBe('Mon, Nov 23, 9:30 AM On as scheduled');
  expect(screen.getByText('Time zone not published', { exact: false })).toBeTruthy();
});

it('says first that a hearing was held, with its outcome, and offers nothing to join or add', async () => {
  const held = { date: '2026-11-21', time: '09:00', status: 'held', outcome: 'Taken under advisement.' };
  fakeCourt({ ...REFERENCE, [PATH]: scheduled(held) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toBe('Held. Taken under advisement.');
  expect(document.body.textContent?.match(/Taken under advisement/g)).toHaveLength(1);
  expect(sections()).not.toContain('How to appear');
  expect(screen.queryByText('Add to calendar')).toBeNull();
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
});

it('says first on a later day that the date has passed, and offers nothing to join', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ date: '2026-11-20' }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(banner()).toBe('This hearing’s date has passed.');
  expect(screen.queryByRole('link', { name: /join/i })).toBeNull();
});

it('shows no place for a hearing by video, and folds its address with a note not to go there', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: scheduled() });
  renderAt('/hearing-detail/h1');
  await settle();
  const places = screen.getAllByText(/Courtroom 1/);
  expect(places.map((place) => place.closest('details')?.open)).toEqual([false]);
  const address = places[0]?.closest('details');
  expect(address?.querySelector('summary')?.textContent).toBe(
    'Courthouse address (this hearing is by video)',
  );
  expect(address?.textContent).toContain('Do not go to this address: the hearing is by video.');
  expect(screen.getByText('By video only. Do not come in person.').closest('details')).toBeNull();
  cleanup();
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ appear: { mode: 'inPerson' } }) });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(screen.getByText('Courtroom 1, El Paso').closest('details')).toBeNull();
  expect(sections()).not.toContain('How to appear');
});

it('explains legal terms on press', async () => {
  const matter = 'Objection to Exemptions';
  fakeCourt({ ...REFERENCE, [PATH]: scheduled({ caseType: 'ap', matter, movant: 'Tom Trust' }) });
  renderAt('/hearing-detail/h1');
  await settle();
  for (const [name, meaning] of [
    ['Adversary', /lawsuit inside a bankruptcy case/],
    ['Chapter 13', /regular income/],
    ['Movant', /asks the court/],
    ['What is an exemption?', /^An exemption is property that the law lets a debtor keep/],
  ] as const) {
    const word = screen.getByRole('button', { name });
    expect(screen.queryByText(meaning)).toBeNull();
    fireEvent.click(word);
    expect(screen.getByText(meaning)).toBeTruthy();
    fireEvent.keyDown(word, { key: 'Escape' });
  }
});
