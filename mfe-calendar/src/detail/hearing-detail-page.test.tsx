// @vitest-environment jsdom

import { changeReaderSettingsAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { REFERENCE } from '../testing/sample-day';
import { ENTRY, scheduled } from '../testing/sample-entry';
import { settle } from '../testing/settle';

const PATH = 'hearingCalendarEntries11/h1';
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent);
const banner = () => document.querySelector('[data-banner]')?.textContent ?? null;

beginAt('2026-11-21T17:00:00Z');

describe('the record of a hearing', () => {
  it('shows how to appear before the place, and all other facts', async () => {
    fakeCourt({ ...REFERENCE, [PATH]: scheduled() });
    renderAt('/hearing-detail/h1');
    await settle();
    expect(heading()).toBe('Rivera');
    expect(document.title).toBe('26-51234 Rivera');
    expect(sections()).toEqual(['How to appear', 'Matter', 'People']);
    const text = document.body.textContent;
    for (const part of ['Mon, Nov 23, 2026', '9:30 AM MST', '161', '4455', 'Fri', '45, 46', 'aka Ana Ruiz'])
      expect(text).toContain(part);
    expect(screen.getByText('Motion to dismiss')).toBeTruthy();
    expect(screen.getByText('Filed by the trustee')).toBeTruthy();
  });

  it("links to the day it was continued to, to its own day, and to the court's site", async () => {
    fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    renderAt('/hearing-detail/h1');
    await settle();
    const at = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(at('Open that day’s calendar')).toBe('/calendar?date=2026-12-07');
    expect(at('All hearings on Mon, Nov 23')).toBe('/calendar?date=2026-11-23');
    expect(at('The court’s official site')).toBe(COURT.officialSite);
    expect(screen.getByText(/^Unofficial copy\. The court’s docket and your notice come first/)).toBeTruthy();
  });

  it.each([
    ['2026-11-21T16:50:00Z', ''],
    ['2026-11-22T16:50:00Z', 'Tomorrow'],
    ['2026-11-23T16:10:00Z', 'Today'],
    // not "On as scheduled" once it has begun
    ['2026-11-23T16:40:00Z', 'Now'],
  ])('at %s names its day %j beside the time', async (now, near) => {
    fakeCourt({ ...REFERENCE, [PATH]: scheduled() });
    vi.setSystemTime(new Date(now));
    renderAt('/hearing-detail/h1');
    await settle();
    const when = document.querySelector('[data-when]')?.textContent;
    expect(when).toMatch(
      new RegExp(
        `^Mon, Nov 23, 9:30 AM MST \\(10:30 AM CST\\)${near && ` · ${near}`}${near === 'Now' ? '' : ' · On as scheduled'}$`,
      ),
    );
  });

  it('says later on its own day that its time was earlier, and asks nobody to attend', async () => {
    const entry = scheduled({ eventTime: '09:45' });
    const said = 'This hearing was set for earlier today. It may be over.';
    const offices11 = { o3: { ...REFERENCE.offices11.o3, phone: '(915) 555-0100' } };
    fakeCourt({ ...REFERENCE, offices11, [PATH]: entry });
    vi.setSystemTime(new Date('2026-11-23T16:50:00Z'));
    renderAt('/hearing-detail/h1');
    await settle();
    expect(screen.getByText(/^Be ready at 9:30 AM/)).toBeTruthy();
    expect(document.body.textContent).not.toContain(said);
    expect(screen.getByText('Add to calendar')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Call the court/ })).toBeNull();
    vi.setSystemTime(new Date('2026-11-23T17:15:00Z'));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.queryByText(/^Be ready/)).toBeNull();
    expect(screen.getByText('Called at 9:45 AM MST')).toBeTruthy();
    expect(screen.getByText(said, { exact: false })).toBeTruthy();
    const call = screen.getByRole('link', { name: 'Call the court: (915) 555-0100' });
    expect(call.getAttribute('href')).toBe('tel:+19155550100');
    expect(screen.queryByText('Add to calendar')).toBeNull();
  });

  it('groups attorneys by the parties they represent', async () => {
    fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    renderAt('/hearing-detail/h1');
    await settle();
    const parties = screen.getAllByRole('heading', { level: 3 }).map((element) => element.textContent);
    expect(parties).toEqual(['Tentative ruling', 'For the debtor', 'Party not published']);
    expect(screen.getByText('3 attorneys')).toBeTruthy();
    expect(screen.getByText('Cy Three').closest('li')?.textContent).toBe('Cy Three (no longer in the case)');
  });

  it('lists an attorney of several parties once, with the parties, and hides most of many parties', async () => {
    const of = (n: number) => ({
      name: 'Al One',
      lead: n === 0,
      represents: `Party ${n}`,
      partyRole: 'Plaintiff',
    });
    const attorneys = [
      ...Array.from({ length: 9 }, (_, n) => of(n)),
      { name: 'Bo Two', represents: 'Party 1' },
    ];
    fakeCourt({ ...REFERENCE, [PATH]: { ...ENTRY, attorneys } });
    renderAt('/hearing-detail/h1');
    await settle();
    expect(screen.getByText('2 attorneys')).toBeTruthy();
    expect(screen.getByText('Al One').closest('li')?.textContent).toBe('Al One (lead)');
    const parties = screen.getByText(/^For Party 0 \(Plaintiff\); /).closest('h3');
    expect(parties?.textContent).toContain('and 5 more');
    const rest = () => screen.getByText(/Party 8/);
    expect(rest().dataset.more).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Show all 9 parties', expanded: false }));
    expect(rest().dataset.more).toBeUndefined();
    expect(parties?.textContent).not.toContain('more');
  });

  it('shows the first eight of many attorneys, and the rest on request', async () => {
    const attorneys = Array.from({ length: 84 }, (_, n) => ({
      name: `Al ${n}`,
      represents: `Party ${Math.floor(n / 5)}`,
    }));
    fakeCourt({ ...REFERENCE, [PATH]: { ...ENTRY, attorneys } });
    renderAt('/hearing-detail/h1');
    await settle();
    const shown = () =>
      attorneys.filter(({ name }) => screen.getByText(name).closest('[data-more]') === null).length;
    const parties = () =>
      screen.getAllByText(/^For Party \d/).filter((one) => !one.closest('[data-more]')).length;
    expect([shown(), parties()]).toEqual([8, 2]);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 84', expanded: false }));
    expect([shown(), parties()]).toEqual([84, 17]);
    fireEvent.click(screen.getByRole('button', { name: 'Show the first 8', expanded: true }));
    expect(shown()).toBe(8);
  });

  it("shows attorneys' names in capitals if the reader chose that", async () => {
    fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    const { store } = renderAt('/hearing-detail/h1');
    await settle();
    const name = screen.getByText('Al One');
    expect(name.closest('[data-capitals]')).toBeNull();
    act(() => store.set(changeReaderSettingsAtom, { showAttyNameUppercase: 'Y' }));
    expect(name.closest('[data-capitals]')).not.toBeNull();
  });

  it("shows the time at which the matter is called, and the movant's attorney, as the reader chose", async () => {
    const movant = { attorney: 'Al One', onBehalfOf: 'Ana Rivera' };
    fakeCourt({ ...REFERENCE, [PATH]: scheduled({ eventTime: '09:45', movant }) });
    const { store } = renderAt('/hearing-detail/h1');
    await settle();
    expect(screen.getByText('Be ready at 9:30 AM. Your matter is called at 9:45 AM MST.')).toBeTruthy();
    expect(screen.getByText(/Al One.*Ana Rivera/)).toBeTruthy();
    act(() => store.set(changeReaderSettingsAtom, { showIPCEventTime: 'N', showAttyNameUppercase: 'Y' }));
    expect(screen.queryByText(/Your matter is called/)).toBeNull();
    expect(screen.getByText(/AL ONE.*Ana Rivera/)).toBeTruthy();
  });

  it('shows the full case number if the reader chose that', async () => {
    fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    const { store } = renderAt('/hearing-detail/h1');
    await settle();
    act(() => store.set(changeReaderSettingsAtom, { extCaseNum: 'Y' }));
    expect(screen.getByText(/^26-51234 \(.*26-bk-51234/)).toBeTruthy();
  });

  it('links to a meeting only if the court names its host', async () => {
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

  it('updates live', async () => {
    const court = fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    const page = renderAt('/hearing-detail/h1');
    await settle();
    page.connect(court.live);
    act(() => court.write(PATH, scheduled({ status: 'vacated' })));
    expect(banner()).toMatch(/MSTVacated\./);
    act(() => court.write(PATH, { withdrawn: true }));
    expect(heading()).toBe('No longer public');
    expect(document.body.textContent).not.toContain('Rivera');
  });

  it('shows the valid fields of a faulty record', async () => {
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
  it('says that the hearing is unknown', async () => {
    fakeCourt(REFERENCE);
    renderAt('/hearing-detail/nope');
    await settle();
    expect(heading()).toBe('We couldn’t find this hearing');
    expect(screen.getByText(/“nope”/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the calendar' }).getAttribute('href')).toBe('/calendar');
  });

  it('is unknown if no record can have its id', async () => {
    fakeCourt(REFERENCE);
    renderAt(`/hearing-detail/${'x'.repeat(900)}`);
    await settle();
    expect(heading()).toBe('We couldn’t find this hearing');
  });

  it('redirects to the list of hearings without an id', async () => {
    fakeCourt(REFERENCE);
    const page = renderAt('/hearing-detail');
    await settle();
    expect(page.where()).toBe('/hearing');
  });

  it('reads again on request', async () => {
    const court = fakeCourt({ ...REFERENCE, [PATH]: ENTRY });
    court.setUp(false);
    renderAt('/hearing-detail/h1');
    await settle();
    expect(heading()).toBe('We couldn’t load this hearing');
    court.setUp(true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(heading()).toBe('Rivera');
  });
});
