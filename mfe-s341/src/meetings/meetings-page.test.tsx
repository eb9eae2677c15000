// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY_PATH, longDay, MONDAY, meeting, REFERENCE } from '../testing/sample-meetings';
import { settle } from '../testing/settle';

const DAY = {
  '0900~m1': meeting(),
  '0900~m2': meeting({ n: '26-50002', r: 't-bo-birch', h: '7' }),
  '0830~m3': meeting({ n: '26-50003', s: 'not-held' }),
  '0900~m4': meeting({ n: '26-50004', movedTo: { date: '2026-12-14', time: '08:30' } }),
  '1000~m5': meeting({ n: '26-50005', r: undefined }),
};
const ADDRESS = `/s341-hearing?date=${MONDAY}`;

const listed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-meeting-id]')].map(({ dataset }) => dataset.meetingId);
const trustees = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const times = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

async function open(address: string, tree: Record<string, unknown> = { [DAY_PATH]: DAY }) {
  const court = fakeCourt({ ...REFERENCE, ...tree });
  const page = renderAt(address);
  await settle();
  return { court, page };
}

beginAt('2026-11-21T17:00:00Z');
// jsdom has no layout
Object.assign(document, { elementFromPoint: () => null });

describe('a day of 341 meetings', () => {
  it('is grouped by trustee, then by time, with counts that leave out moved meetings', async () => {
    await open(ADDRESS);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mon, Nov 30, 2026');
    expect(document.title).toBe('Mon, Nov 30, 2026 · 341 meetings');
    expect(trustees()).toEqual([
      'Trustee Ann Alder San Antonio · By video · 1 meeting +\u00a01\u00a0canceled\u00a0or\u00a0moved',
      'Trustee Bo Birch San Antonio · By video · 1 meeting',
      'Trustee not published San Antonio · By video · 1 meeting',
    ]);
    expect(times()).toEqual([
      '8:30 AM 1\u00a0canceled\u00a0or\u00a0moved',
      '9:00 AM 1 meeting + 1 no longer listed',
      '9:00 AM 1 meeting',
      '10:00 AM 1 meeting',
    ]);
    expect(listed()).toEqual(['m3', 'm1', 'm4', 'm2', 'm5']);
    expect(document.querySelector('header [data-counts]')?.textContent).toContain(
      '3 meetings +\u00a01\u00a0canceled\u00a0or\u00a0moved + 1 no longer listed · 2 trustees · 1 office',
    );
    expect(document.querySelector('[data-hearing-id]')).toBeNull();
  });

  it('labels each time with its trustee too, because two may have equal blocks at one time', async () => {
    await open(ADDRESS, { [DAY_PATH]: { '0900~m1': meeting(), '0900~m2': meeting({ r: 't-bo-birch' }) } });
    expect(times()).toEqual(['9:00 AM 1 meeting', '9:00 AM 1 meeting']);
    for (const trustee of ['Ann Alder', 'Bo Birch'])
      screen.getByRole('region', { name: `Trustee ${trustee} 9:00 AM 1 meeting` });
  });

  it('shows debtor, attorney and case in a row, without the matter that all meetings share', async () => {
    await open(ADDRESS, {
      [DAY_PATH]: { '0900~m1': meeting({ g: 'Jernigan', m: 'Meeting of Creditors', l: 'Room 115' }) },
    });
    const text = document.querySelector('[data-meeting-id="m1"]')?.textContent ?? '';
    for (const part of ['Rosa M. Peña', 'Atty. Jernigan', '26-50001', 'Ch. 13']) expect(text).toContain(part);
    expect(text).not.toContain('Meeting of Creditors');
  });

  it.each(['', '&view=week', '&view=list'])('links to the searches of 341 meetings%s', async (view) => {
    await open(ADDRESS + view);
    const link = screen.getByRole('link', { name: 'Find a meeting' });
    expect(link.getAttribute('href')).toBe('/s341-casenumber');
  });

  it('links to the meetings, and shows the date to which a meeting moved', async () => {
    await open(ADDRESS);
    const hrefs = [...document.querySelectorAll('[data-meeting-id] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(hrefs).toContain('/s341-hearing-detail/m1');
    expect(document.querySelector('main, body')?.textContent).toContain('to Mon, Dec 14');
    expect(hrefs.filter((href) => !href?.startsWith('/s341-'))).toEqual([]);
  });

  it('is filtered by trustee, office, chapter and status, but not by judge', async () => {
    const { page } = await open(ADDRESS);
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await settle();
    const panel = screen.getByRole('region', { name: 'All filters' });
    expect(within(panel).queryByText('Judge')).toBeNull();
    for (const name of ['Trustee', 'Office', 'Chapter', 'Status'])
      expect(within(panel).getByText(name)).toBeTruthy();
    await page.go(`${ADDRESS}&trustee=t-bo-birch`);
    await settle();
    expect(listed()).toEqual(['m2']);
    await page.go(`${ADDRESS}&chapter=13&status=not-held`);
    await settle();
    expect(listed()).toEqual(['m3']);
  });

  it('ignores the default judge that a reader of the calendar has chosen', async () => {
    const { page } = await open(ADDRESS);
    const { judgeidAtom } = await import('@court/contract');
    act(() => page.store.set(judgeidAtom, 'j-ada-brook'));
    await settle();
    expect(listed()).toHaveLength(5);
  });

  it('says which day has no meetings, and links to the nearest days that have some', async () => {
    await open(ADDRESS, {
      '341hearingCalendar11/months/2026-12': { d01: { '_~t~o5~bk~13~scheduled~N': 2 } },
    });
    expect(screen.getByText('No meetings on Monday, November 30, 2026')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Tue, Dec 1' });
    expect(link.getAttribute('href')).toBe('/s341-hearing?date=2026-12-01');
  });

  it('changes rows in place, marks them, and announces the changes', async () => {
    const { court, page } = await open(ADDRESS);
    page.connect(court.live);
    await settle(500);
    act(() => court.write(DAY_PATH, { ...DAY, '0900~m1': meeting({ s: 'continued', t: '2026-12-14' }) }));
    await settle(1500);
    const row = document.querySelector('[data-meeting-id="m1"]');
    expect(row?.textContent).toContain('Continued');
    expect(row?.textContent).toMatch(/changed/i);
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      '1 meeting changed: 26-50001 now Continued',
    );
  });
});

describe('a long day', () => {
  const tree = { [DAY_PATH]: longDay(90) };
  // getByRole takes seconds with so many rows
  const fold = () => document.querySelector('[data-trustee] [aria-expanded]');
  /** Rows render a few at a time. */
  const wholeDay = async () => {
    for (let step = 0; step < 40; step += 1) await settle(100);
  };

  it('shows all its times, with each meeting as a Tab stop', async () => {
    await open(ADDRESS, tree);
    await wholeDay();
    expect(trustees()).toEqual(['Trustee Ann Alder San Antonio · By video · 90 meetings']);
    expect(times()).toHaveLength(9);
    expect(times()[0]).toBe('8:30 AM 10 meetings');
    expect(listed()).toHaveLength(90);
    expect(fold()).toBeNull();
    const stops = document.querySelectorAll('[data-meeting-id] a[href]:not([tabindex])');
    expect(stops).toHaveLength(90);
  });

  it('hides past times today, and shows which time is being called', async () => {
    vi.setSystemTime(new Date('2026-11-30T15:12:00Z'));
    const { page } = await open(ADDRESS, tree);
    await wholeDay();
    expect(times()[0]).toBe('9:10 AM Now · 10 meetings');
    expect(listed()).toHaveLength(50);
    expect(fold()?.textContent).toBe('Show 40 earlier');
    expect(fold()?.getAttribute('aria-expanded')).toBe('false');
    // a row of its own below the heading
    expect(fold()?.parentElement?.matches('[data-trustee]')).toBe(true);
    fireEvent.click(fold() as Element);
    expect(fold()?.textContent).toBe('Hide 40 earlier');
    await wholeDay();
    expect(listed()).toHaveLength(90);
    // the same state as before the reader opened a meeting
    await page.go('/s341-hearing-detail/m0030');
    await settle();
    await page.go(ADDRESS);
    await wholeDay();
    expect(listed()).toHaveLength(90);
    fireEvent.click(fold() as Element);
    expect(listed()).toHaveLength(50);
    // time passes: nothing is hidden while the reader reads
    await settle(10 * 60_000);
    expect(times().slice(0, 2)).toEqual(['9:10 AM 10 meetings', '9:20 AM Now · 10 meetings']);
  });

  it('is printed in full, with hidden times', async () => {
    vi.setSystemTime(new Date('2026-11-30T15:12:00Z'));
    await open(ADDRESS, tree);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(listed()).toHaveLength(90);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await wholeDay();
    expect(listed()).toHaveLength(50);
  });

  it('shows how many meetings have changed in hidden times', async () => {
    vi.setSystemTime(new Date('2026-11-30T15:12:00Z'));
    const { court, page } = await open(ADDRESS, tree);
    page.connect(court.live);
    await settle(500);
    const changed = {
      ...longDay(90),
      '0830~m0003': meeting({ n: '26-50003', c: 'Debtor 0003', s: 'held' }),
    };
    act(() => court.write(DAY_PATH, changed));
    await settle(500);
    expect(fold()?.textContent).toBe('Show 40 earlier · 1 changed');
  });
});

describe('other views', () => {
  it('link to each other at the same day, with addresses of 341 meetings', async () => {
    await open(ADDRESS);
    const views = within(screen.getByRole('navigation', { name: 'View' })).getAllByRole('link');
    expect(views.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Day', `/s341-hearing?date=${MONDAY}`],
      ['Week', `/s341-hearing?date=${MONDAY}&view=week`],
      ['List', `/s341-hearing?date=${MONDAY}&view=list`],
    ]);
  });

  it('each day of a week lists its trustees with their meetings, without a table', async () => {
    await open(`${ADDRESS}&view=week`, { '341hearingCalendar11/days': { [MONDAY]: DAY } });
    expect(screen.getByRole('heading', { level: 1, name: 'Nov 30 to Dec 4, 2026' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    const monday = within(
      screen.getByRole('heading', { level: 2, name: /^Mon, Nov 30/ }).parentElement as HTMLElement,
    );
    const cards = monday.getAllByRole('link').slice(1);
    expect(cards.map((each) => each.textContent?.slice(0, 16))).toEqual([
      'Trustee Ann Alde',
      'Trustee Bo Birch',
      'Trustee not publ',
    ]);
    expect(cards[1]?.getAttribute('href')).toBe(`/s341-hearing?date=${MONDAY}&trustee=t-bo-birch`);
  });

  it('a month, which is not offered, falls back to the day', async () => {
    await open(`${ADDRESS}&view=month`);
    expect(listed()).toHaveLength(5);
  });
});
