// @vitest-environment jsdom
import { changeReaderSettingsAtom } from '@court/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-day';

const PATH = 'hearingCalendarEntries11/h1';
const ENTRY = {
  id: 'h1',
  date: '2026-11-23',
  time: '09:30',
  caseNumber: '26-51234',
  caseTitle: 'Rivera',
  caseType: 'bk',
  chapter: '13',
  status: 'continued',
  continuedTo: '2026-12-07',
  outcome: 'By agreement',
  officeId: 'o3',
  location: 'Courtroom 1',
  judge: 'Ada Brook',
  matter: 'Motion to dismiss\nFiled by the trustee',
  docketNumber: '44',
  relatedDocs: ['45', '46'],
  debtors: [{ name: 'Ana Rivera', role: 'Debtor', aliases: [{ kind: 'aka', name: 'Ana Ruiz' }] }],
  trustees: ['Tom Trust'],
  attorneys: [
    { name: 'Al One', represents: 'Ana Rivera', partyRole: 'Debtor', lead: true },
    { name: 'Bo Two' },
    { name: 'Cy Three', represents: 'Ana Rivera', partyRole: 'Debtor', terminated: true },
  ],
  tentative: { text: 'Grant', url: 'javascript:alert(1)' },
  appear: {
    mode: 'video',
    url: 'https://www.zoomgov.com/j/1',
    meetingId: '161',
    passcode: '4455',
    registerBy: 'Fri',
  },
};

// the page's own file comes while the clock stands
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent);
const banner = () => document.querySelector('[data-banner]')?.textContent ?? null;
const scheduled = (more: object = {}) => {
  const { continuedTo: _to, outcome: _outcome, ...entry } = ENTRY;
  return { ...entry, status: 'scheduled', ...more };
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the record of a hearing', () => {
  it('shows how to appear before where, and the rest in full', async () => {
    fakeCourt({ ...REFERENCE, [PATH]: scheduled() });
    renderAt('/hearing-detail/h1');
    await settle();
    expect(heading()).toBe('Rivera');
    expect(document.title).toBe('26-51234 Rivera');
    expect(sections()).toEqual(['How to appear', 'Matter', 'Judge', 'People']);
    const text = document.body.textContent;
    for (const part of [
      'Mon, Nov 23, 2026',
      '9:30 AM MST',
      'Mountain Standard Time',
      '161',
      '4455',
      'Fri',
      '45, 46',
      'aka Ana Ruiz',
    ])
      expect(text).toContain(part);
    expect(screen.getByText(/Motion to dismiss\s+Filed by the trustee/)).toBeTruthy();
  });

  it('leads to the day it was continued to, to its own day, and to the court’s site', async () => {
    fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    renderAt('/hearing-detail/h1');
    await settle();
    const at = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(at('Open that day’s calendar')).toBe('/calendar?date=2026-12-07');
    expect(at('All hearings on Mon, Nov 23')).toBe('/calendar?date=2026-11-23');
    expect(at('The court’s official site')).toBe(COURT.officialSite);
    expect(screen.getByText(/your notice govern/)).toBeTruthy();
  });

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
    expect(screen.getByText('Do not join on Mon, Nov 23.')).toBeTruthy();
  });

  it.each([
    ['stricken', 'Stricken. This hearing will not be held.'],
    ['vacated', 'Vacated. This hearing will not be held.'],
    ['withdrawn', 'Withdrawn. This hearing will not be held.'],
    ['cancelled', 'Cancelled. This hearing will not be held.'],
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

  it('groups attorneys by the party they represent', async () => {
    fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    renderAt('/hearing-detail/h1');
    await settle();
    const parties = screen.getAllByRole('heading', { level: 3 }).map((element) => element.textContent);
    expect(parties).toEqual(['Tentative ruling', 'Ana Rivera (Debtor)', 'Party not published']);
    expect(screen.getByText('3 attorneys')).toBeTruthy();
    expect(screen.getByText('Cy Three').closest('li')?.textContent).toBe('Cy Three (terminated)');
  });

  it('has attorneys’ names in capitals for a reader who wants them so', async () => {
    fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    const { store } = renderAt('/hearing-detail/h1');
    await settle();
    const name = screen.getByText('Al One');
    expect(name.dataset.capitals).toBeUndefined();
    act(() => store.set(changeReaderSettingsAtom, { showAttyNameUppercase: 'Y' }));
    expect(name.dataset.capitals).toBe('true');
  });

  it('makes a link of a meeting only on a host that the court names', async () => {
    const court = fakeCourt({ ...REFERENCE, [PATH]: scheduled() });
    const page = renderAt('/hearing-detail/h1');
    await settle();
    page.connect(court.live);
    expect(screen.getByRole('link', { name: 'Join the hearing' }).getAttribute('href')).toBe(
      ENTRY.appear.url,
    );
    const appear = { ...ENTRY.appear, url: 'https://www.zoomgov.com.evil.example/j/1' };
    act(() => court.write(PATH, scheduled({ appear })));
    expect(screen.queryByRole('link', { name: 'Join the hearing' })).toBeNull();
    expect(screen.getByText(appear.url).closest('a')).toBeNull();
    expect(screen.getByText(ENTRY.tentative.url).closest('a')).toBeNull();
  });

  it('changes while it is read', async () => {
    const court = fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    const page = renderAt('/hearing-detail/h1');
    await settle();
    page.connect(court.live);
    act(() => court.write(PATH, scheduled({ status: 'vacated' })));
    expect(banner()).toMatch(/^Vacated/);
    act(() => court.write(PATH, { withdrawn: true }));
    expect(heading()).toBe('No longer public');
    expect(document.body.textContent).not.toContain('Rivera');
  });

  it('shows what a record with faults still has', async () => {
    fakeCourt({
      ...REFERENCE,
      [PATH]: { caseTitle: 'Rivera', attorneys: { 3: { name: 'Al' } }, debtors: 'x', appear: 4 },
    });
    renderAt('/hearing-detail/h1');
    await settle();
    expect(heading()).toBe('Rivera');
    expect(screen.getByText('Al')).toBeTruthy();
    expect(screen.getByText('Time not published')).toBeTruthy();
  });
});

describe('a hearing that cannot be shown', () => {
  it('is said to be unknown', async () => {
    fakeCourt(REFERENCE);
    renderAt('/hearing-detail/nope');
    await settle();
    expect(heading()).toBe('We couldn’t find this hearing');
    expect(screen.getByText(/“nope”/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the calendar' }).getAttribute('href')).toBe('/calendar');
  });

  it('is unknown when no record can have its id', async () => {
    fakeCourt(REFERENCE);
    renderAt(`/hearing-detail/${'x'.repeat(900)}`);
    await settle();
    expect(heading()).toBe('We couldn’t find this hearing');
  });

  it('leads to the list of hearings when the address names none', async () => {
    fakeCourt(REFERENCE);
    const page = renderAt('/hearing-detail');
    await settle();
    expect(page.where()).toBe('/hearing');
  });

  it('is read again when asked to', async () => {
    const court = fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    court.setUp(false);
    renderAt('/hearing-detail/h1');
    await settle();
    expect(heading()).toBe('We couldn’t read this hearing');
    court.setUp(true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(heading()).toBe('Rivera');
  });
});

it('is shown without a length that no hearing has, and takes the usual half hour in calendars', async () => {
  fakeCourt({ ...REFERENCE, [PATH]: { ...ENTRY, durationMinutes: 1e308 } });
  renderAt('/hearing-detail/h1');
  await settle();
  expect(heading()).toBe('Rivera');
  expect(screen.queryByText(/Estimated length/)).toBeNull();
  const google = screen.getByRole('link', { name: 'Google Calendar', hidden: true });
  expect(google.getAttribute('href')).toContain('dates=20261123T163000Z%2F20261123T170000Z');
});
