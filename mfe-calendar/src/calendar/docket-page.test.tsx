// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const ADDRESS = `/calendar?date=${MONDAY}`;
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')];
/** The counts in the page's bar. */
const counts = () => document.querySelector('[data-counts]')?.textContent;
const row = (id: string) => rows().find((element) => element.dataset.hearingId === id) as HTMLElement;

beginAt('2026-11-21T17:00:00Z');

describe('the day', () => {
  it('shows the date in the heading and in the window title', async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mon, Nov 23, 2026');
    expect(document.title).toBe('Mon, Nov 23, 2026 · Hearings');
  });

  it("is today in the court's first zone if the address has no date", async () => {
    vi.setSystemTime(new Date('2026-11-24T05:30:00Z'));
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt('/calendar');
    await settle();
    expect(rows()).toHaveLength(3);
    expect(court.reads.filter((path) => path.includes('/days/'))).toEqual([DAY_PATH]);
  });

  it("turns to the next day at midnight in the court's zone", async () => {
    vi.setSystemTime(new Date('2026-11-24T05:59:50Z'));
    fakeCourt(REFERENCE);
    renderAt('/calendar');
    await settle();
    await settle(30_000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Tue, Nov 24');
  });

  it('shows today, and says so, if the address has an invalid date', async () => {
    fakeCourt(REFERENCE);
    renderAt('/calendar?date=2026-02-31');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('“2026-02-31” is not a date');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Sat, Nov 21');
  });

  it("groups by time, then by judge, and shows shared facts once in the block's heading", async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    const blocks = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(blocks).toEqual([
      '9:30 AM CST 1 hearing Judge Brook · San Antonio',
      '9:30 AM CST In person or by video 1 hearing Judge Dune · Courtroom\u00a01',
      // beside the venue's time, the court's: it is called after the block of 9:30
      '9:00 AM MST (10:00 AM CST) 1 hearing Judge Brook · El Paso',
    ]);
    expect(rows().map((element) => element.dataset.hearingId)).toEqual(['a', 'b', 'c']);
    expect(counts()).toBe('Monday, November 23, 2026: 3 hearings · 2 judges · 2 offices');
  });

  it('shows no zone in a court with a single zone', async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS, { ...COURT, timeZones: ['America/Chicago'] });
    await settle();
    expect(screen.getAllByRole('heading', { level: 2 })[1]?.textContent).toBe(
      '9:30 AM 1 hearing Judge Brook · San Antonio',
    );
  });

  it("knows the zones of the court's offices before the database has answered", async () => {
    fakeCourt({ [DAY_PATH]: DAY });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string) => (url.includes('offices') ? new Promise(() => {}) : answer(url)));
    renderAt(ADDRESS, { ...COURT, offices: REFERENCE.offices11 });
    await settle();
    const blocks = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(blocks.map((block) => block?.slice(0, 11))).toEqual(['9:30 AM CST', '9:30 AM CST', '9:00 AM MST']);
  });

  it('shows a row, and links it to the hearing', async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    const link = within(row('b')).getByRole('link');
    expect(link.getAttribute('href')).toBe('/hearing-detail/b');
    const shown = row('b').textContent;
    for (const part of ['26-51234', 'Ch. 13', 'Rivera', 'Motion to dismiss']) expect(shown).toContain(part);
    expect(row('c').textContent).toContain('Adversary · Ch. 7');
  });

  it("does not repeat the heading's facts in a row, except for screen readers", async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    expect(row('b').textContent).not.toContain('9:30 AM');
    expect(row('b').textContent).not.toContain('Scheduled');
    expect(within(row('b')).getByText(', Carl Dune, Courtroom 1, In person or by video')).toBeTruthy();
  });

  it('shows in a row the facts that differ from its heading', async () => {
    const day = {
      ...DAY,
      '0930~d': { ...DAY['0930~b'], n: '26-51299' },
      '0930~e': { ...DAY['0930~b'], n: '26-51300', l: 'Courtroom 2', a: 'inPerson' },
      '0930~f': { ...DAY['0930~b'], n: '26-51301', l: 'Courtroom 2', a: 'phone' },
      '0930~g': { ...DAY['0930~b'], n: '26-51302' },
    };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: day });
    renderAt(ADDRESS);
    await settle();
    expect(row('e').textContent).toContain('Courtroom\u00a02 · In person');
    // a hearing by phone has no room to go to
    expect(row('f').textContent).toContain('By phone');
    expect(row('f').textContent).not.toContain('Courtroom');
    expect(row('d').textContent).not.toContain('Courtroom\u00a01 ·');
  });

  it("shows the movant, the movant's attorney, and the docket number", async () => {
    const of = (more: object) => ({ ...DAY['0930~b'], ...more });
    const day = {
      '0930~a': of({ p: 'Sabinal Fork FCU', g: 'Quesada', x: '98', m: 'Motion filed by Sabinal Fork FCU' }),
      '0930~b': of({ g: 'Quesada' }),
      '0930~c': of({ p: 'Debtor', x: '7' }),
    };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: day });
    renderAt(ADDRESS);
    await settle();
    expect(screen.getByText('Movant Sabinal Fork FCU (Quesada) · ECF 98')).toBeTruthy();
    expect(screen.getByText('Motion')).toBeTruthy();
    expect(screen.getByText('Atty. Quesada')).toBeTruthy();
    expect(screen.getByText('Movant Debtor · ECF 7')).toBeTruthy();
  });

  it("shows a hearing's own time beside the block's, unless the court turned that off", async () => {
    const day = { '0930~b': { ...DAY['0930~b'], e: '09:45' } };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: day });
    renderAt(ADDRESS);
    await settle();
    expect(row('b').textContent).toContain('Called at 9:45 AM');
    cleanup();
    renderAt(ADDRESS, { ...COURT, specs: { specShowIPCEventTime: 'N' } });
    await settle();
    expect(row('b').textContent).not.toContain('9:45');
  });

  it('strikes the old value through beside the new', async () => {
    const was = { time: '08:30', judge: 'j-ada-brook', place: 'Courtroom 9', how: 'phone' };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: { '0930~b': { ...DAY['0930~b'], was } } });
    renderAt(ADDRESS);
    await settle();
    const old = [...row('b').querySelectorAll('s')].map((element) => element.textContent);
    expect(old).toEqual([
      'before: 8:30 AM',
      'before: Ada Brook',
      'before: Courtroom\u00a09',
      'before: By phone',
    ]);
  });

  it('shows no room, method or judge for a hearing that is off, and counts it as off', async () => {
    const off = { ...DAY['0930~b'], s: 'vacated', l: 'Courtroom 9', a: 'phone', t: '2026-12-28' };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: { '0930~b': off } });
    renderAt(ADDRESS);
    await settle();
    const [heading] = screen.getAllByRole('heading', { level: 2 });
    expect(heading?.textContent).toBe(
      '9:30 AM CST 1\u00a0canceled\u00a0or\u00a0moved Judge Dune · San Antonio',
    );
    expect(row('b').textContent).toContain('New date: Mon, Dec 28');
    for (const word of ['Courtroom', 'By phone', 'Carl Dune'])
      expect(row('b').textContent).not.toContain(word);
    expect(counts()).toBe('Monday, November 23, 2026: 1\u00a0canceled\u00a0or\u00a0moved');
  });

  it('does not strike through a hearing that the court no longer lists, because it may still be held', async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: { '0930~b': { ...DAY['0930~b'], s: 'removed' } } });
    renderAt(ADDRESS);
    await settle();
    expect(row('b').querySelector('s')).toBeNull();
    expect(row('b').textContent).toContain('Check with the court');
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toContain('Courtroom\u00a01');
    expect(counts()).toContain('2026: 1 no longer listed');
  });

  it('shows the new date of a hearing that moved, and does not count it', async () => {
    const moved = { ...DAY['0930~b'], movedTo: { date: '2026-12-07', time: '09:30' } };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: { ...DAY, '0930~b': moved } });
    renderAt(ADDRESS);
    await settle();
    expect(row('b').textContent).toContain('Movedto Mon, Dec 7');
    // the heading has the old time
    expect(row('b').textContent).not.toContain('9:30');
    expect(rows()).toHaveLength(3);
    expect(counts()).toContain('2 hearings + 1 no longer listed · 1 judge · 2 offices');
  });

  it('shows the date to which a hearing is continued, and no time that the heading has already', async () => {
    fakeCourt({
      ...REFERENCE,
      [DAY_PATH]: { '0930~b': { ...DAY['0930~b'], s: 'continued', t: '2026-12-28' } },
    });
    renderAt(ADDRESS);
    await settle();
    expect(row('b').textContent).toContain('Continuedto Mon, Dec 28');
    expect(row('b').textContent).not.toContain('9:30');
  });

  it('shows and sorts case numbers without office code and type', async () => {
    const numbered = (n: string) => ({ ...DAY['0930~b'], n });
    const day = { '0930~x': numbered('5:26-bk-50145-hto'), '0930~y': numbered('22-50975') };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: day });
    renderAt(ADDRESS);
    await settle();
    expect(rows().map((element) => element.dataset.hearingId)).toEqual(['y', 'x']);
    expect(row('x').textContent).toMatch(/^26-50145-hto/);
  });

  it('shows the valid fields of faulty rows, and skips values that are not rows', async () => {
    const day = {
      '0930~b': { n: 26, c: { odd: true }, s: 'postponed', movedTo: 'soon', was: [1], e: '99:99', j: 7 },
      '0930~%zz': { n: 'x' },
      'odd~d': { c: 'No time' },
      '1000~e': 'text',
      '1000~f': {},
    };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: day });
    renderAt(ADDRESS);
    await settle();
    expect(rows().map((element) => element.dataset.hearingId)).toEqual(['b', '%zz', 'f', 'd']);
    expect(row('b').textContent).toContain('26');
    expect(row('b').textContent).toContain('postponed');
    expect(row('f').textContent).toContain('No case number');
    expect(row('d').closest('section')?.textContent).toContain('Time not published');
  });
});
