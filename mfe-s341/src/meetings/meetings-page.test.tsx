// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a day of 341 meetings', () => {
  it('stands by trustee, then by time, with counts that leave out what has moved away', async () => {
    await open(ADDRESS);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mon, Nov 30, 2026');
    expect(document.title).toBe('Mon, Nov 30, 2026 · 341 meetings');
    expect(trustees()).toEqual(['Ann Alder 2 meetings', 'Bo Birch 1 meeting', 'Trustee not given 1 meeting']);
    expect(times()).toEqual([
      '8:30 AM 1 meeting',
      '9:00 AM 1 meeting + 1 moved or removed',
      '9:00 AM 1 meeting',
      '10:00 AM 1 meeting',
    ]);
    expect(listed()).toEqual(['m3', 'm1', 'm4', 'm2', 'm5']);
    expect(document.querySelector('header [role=status]')?.textContent).toContain(
      '4 meetings + 1 moved or removed · 2 trustees · 1 office',
    );
    expect(document.querySelector('[data-hearing-id]')).toBeNull();
  });

  it.each(['', '&view=week', '&view=list'])('leads to the searches of 341 meetings%s', async (view) => {
    await open(ADDRESS + view);
    const link = screen.getByRole('link', { name: 'Find a meeting' });
    expect(link.getAttribute('href')).toBe('/s341-casenumber');
  });

  it('leads to the meetings, and says to which day one has moved', async () => {
    await open(ADDRESS);
    const hrefs = [...document.querySelectorAll('[data-meeting-id] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(hrefs).toContain('/s341-hearing-detail/m1');
    expect(document.querySelector('main, body')?.textContent).toContain('to Mon, Dec 14');
    expect(hrefs.filter((href) => !href?.startsWith('/s341-'))).toEqual([]);
  });

  it('is filtered by trustee, office, chapter and status, and by no judge', async () => {
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

  it('knows nothing of the judge whom a reader of the calendar has chosen', async () => {
    const { page } = await open(ADDRESS);
    const { judgeidAtom } = await import('@court/contract');
    act(() => page.store.set(judgeidAtom, 'j-ada-brook'));
    await settle();
    expect(listed()).toHaveLength(5);
  });

  it('says which day has none, and where the nearest are', async () => {
    await open(ADDRESS, {
      '341hearingCalendar11/months/2026-12': { d01: { '_~t~o5~bk~13~scheduled~N': 2 } },
    });
    expect(screen.getByText('No meetings on Monday, November 30, 2026')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Tuesday, December 1, 2026' });
    expect(link.getAttribute('href')).toBe('/s341-hearing?date=2026-12-01');
  });

  it('changes in place while it is read, is marked, and is told', async () => {
    const { court, page } = await open(ADDRESS);
    page.connect(court.live);
    await settle(500);
    act(() => court.write(DAY_PATH, { ...DAY, '0900~m1': meeting({ s: 'continued', t: '2026-12-14' }) }));
    await settle(500);
    const row = document.querySelector('[data-meeting-id="m1"]');
    expect(row?.textContent).toContain('Continued');
    expect(row?.textContent).toMatch(/changed/i);
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      '1 meeting changed: 26-50001 now Continued',
    );
  });
});

describe('a long day', () => {
  const tree = { [DAY_PATH]: longDay(300) };

  it('begins folded, and its times open one by one or all together', async () => {
    await open(ADDRESS, tree);
    expect(trustees()).toEqual(['Ann Alder 300 meetings']);
    expect(times()).toHaveLength(30);
    expect(times()[0]).toBe('8:30 AM 10 meetings');
    expect(listed()).toEqual([]);
    const first = screen.getByRole('button', { name: '8:30 AM 10 meetings' });
    expect(first.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(first);
    expect(first.getAttribute('aria-expanded')).toBe('true');
    expect(listed()).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Open all times' }));
    expect(listed()).toHaveLength(300);
    fireEvent.click(screen.getByRole('button', { name: 'Fold all times' }));
    expect(listed()).toEqual([]);
  });

  it('is as the reader left it after a look at one of its meetings', async () => {
    const { page } = await open(ADDRESS, tree);
    fireEvent.click(screen.getByRole('button', { name: '9:00 AM 10 meetings' }));
    await page.go('/s341-hearing-detail/m0030');
    await settle();
    await page.go(ADDRESS);
    await settle();
    expect(listed()).toHaveLength(10);
    expect(listed()[0]).toBe('m0030');
  });

  it('is printed whole, folded or not', async () => {
    await open(ADDRESS, tree);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(listed()).toHaveLength(300);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(listed()).toEqual([]);
  });

  it('says at a folded time how many of its meetings have changed', async () => {
    const { court, page } = await open(ADDRESS, tree);
    page.connect(court.live);
    await settle(500);
    const changed = {
      ...longDay(300),
      '0830~m0003': meeting({ n: '26-50003', c: 'Debtor 0003', s: 'held' }),
    };
    act(() => court.write(DAY_PATH, changed));
    await settle(500);
    expect(times()[0]).toBe('8:30 AM 10 meetings 1 changed');
  });
});

describe('other views', () => {
  it('lead to one another at the same day, by addresses of 341 meetings alone', async () => {
    await open(ADDRESS);
    const views = within(screen.getByRole('navigation', { name: 'View' })).getAllByRole('link');
    expect(views.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Day', `/s341-hearing?date=${MONDAY}`],
      ['Week', `/s341-hearing?date=${MONDAY}&view=week`],
      ['List', `/s341-hearing?date=${MONDAY}&view=list`],
    ]);
  });

  it('a week has its days’ meetings in blocks by trustee', async () => {
    await open(`${ADDRESS}&view=week`, { '341hearingCalendar11/days': { [MONDAY]: DAY } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nov 30 to Dec 4, 2026');
    const trusteesDown = screen.getAllByRole('rowheader').map((each) => each.textContent);
    expect(trusteesDown.map((each) => each?.slice(0, 8))).toEqual(['Ann Alde', 'Bo Birch', 'Not give']);
    const links = [...document.querySelectorAll('tbody td a')].map((each) => each.getAttribute('href'));
    expect(links).toContain(`/s341-hearing?date=${MONDAY}&trustee=t-bo-birch`);
  });

  it('a month, which is not offered, is the day', async () => {
    await open(`${ADDRESS}&view=month`);
    expect(listed()).toHaveLength(5);
  });
});
