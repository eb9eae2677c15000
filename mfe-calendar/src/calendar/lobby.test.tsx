// @vitest-environment jsdom
import { setClockOffsetAtom } from '@court/contract';
import { restUrl } from '@court/domain';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const hearing = (n: number, more = {}) => ({
  n: `26-5${String(n).padStart(4, '0')}`,
  c: `Debtor ${n}`,
  y: 'bk',
  h: '13',
  j: 'j-ada-brook',
  o: 'o5',
  l: 'Courtroom 1, San Antonio',
  a: 'video',
  s: 'scheduled',
  ...more,
});
const DAY = Object.fromEntries(
  Array.from({ length: 55 }, (_, n) => [`0900~h${n}`, hearing(n, n === 2 ? { s: 'stricken' } : {})]),
);
const ADDRESS = `/calendar?date=${MONDAY}&display=board`;

const ids = () => [...document.querySelectorAll<HTMLElement>('[data-lobby]')].map((row) => row.dataset.lobby);
const foot = () => document.querySelector('footer')?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:12:00Z') });
  // a wall screen, 1080 px high: 15 lines in a column below the heading
  vi.stubGlobal('innerHeight', 1080);
  vi.stubGlobal('innerWidth', 1920);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the lobby screen', () => {
  it("shows court, date, the court's time and the hearings in two columns, without controls", async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Sample Court Mon, Nov 23, 2026 · San Antonio',
    );
    expect(document.querySelector('time')?.textContent).toBe('9:12 AM CST');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(headings).toEqual([
      '9:00 AM  Judge Brook Now · 54 hearings +\u00a01\u00a0canceled\u00a0or\u00a0moved By video 1 to 15 of 55',
      '9:00 AM  Judge Brook Now · 54 hearings +\u00a01\u00a0canceled\u00a0or\u00a0moved By video 16 to 30 of 55',
    ]);
    expect(ids()).toHaveLength(30);
    expect(document.querySelector('[data-lobby="h2"]')?.textContent).toContain('Stricken');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(foot()).toContain('Page 1 of 2');
    expect(document.title).toContain('Mon, Nov 23, 2026');
  });

  it('shows in a row the facts that differ from its heading, as the rows of the day do', async () => {
    const room = { a: 'inPerson' };
    const day = {
      '0830~h1': hearing(1, room),
      '0830~h2': hearing(2, { ...room, l: 'Courtroom 2, San Antonio', e: '08:45' }),
      '0830~h3': hearing(3, { a: 'video' }),
      '0830~h4': hearing(4, room),
      '0830~h5': hearing(5, { ...room, l: 'Courtroom 2, San Antonio', s: 'stricken' }),
      '0830~h6': hearing(6, room),
    };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: day });
    renderAt(ADDRESS);
    await settle();
    const text = (id: string) => document.querySelector(`[data-lobby="${id}"]`)?.textContent;
    expect(text('h1')).toBe('26-50001Debtor 1');
    expect(text('h2')).toBe('26-50002Debtor 2Called at 8:45 AM CST · Courtroom\u00a02');
    expect(text('h3')).toBe('26-50003Debtor 3By video');
    expect(text('h5')).toBe('26-50005Debtor 5Stricken');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(
      'In person unless marked · Courtroom\u00a01',
    );
  });

  it("uses the server's time on a device with a wrong clock", async () => {
    vi.setSystemTime(new Date('2025-10-19T06:00:00Z'));
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    const { store } = renderAt('/calendar?display=board');
    act(() => store.set(setClockOffsetAtom, Date.parse('2026-11-23T15:12:00Z') - Date.now()));
    await settle(1_000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Mon, Nov 23, 2026');
    expect(document.querySelector('time')?.textContent).toBe('9:12 AM CST');
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toContain('Now');
    store.set(setClockOffsetAtom, null);
  });

  it('shows the zone of each time only if the day has hearings in two zones', async () => {
    const day = { '0900~h1': hearing(1), '0900~h2': hearing(2, { o: 'o3', l: 'Courtroom 1, El Paso' }) };
    fakeCourt({ ...REFERENCE, [DAY_PATH]: day });
    renderAt(ADDRESS);
    await settle();
    const times = screen
      .getAllByRole('heading', { level: 2 })
      .map((each) => each.querySelector('b')?.textContent);
    expect(times).toEqual(['9:00 AM CST', '9:00 AM MST']);
    expect(screen.getByText('(10:00 AM CST)').closest('h2')?.textContent).toContain('9:00 AM MST');
  });

  it('has a link to its calendar on a narrow screen, which is a phone and not on a wall', async () => {
    vi.stubGlobal('innerWidth', 360);
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    const links = screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]);
    expect(links).toEqual([['Calendar', '/calendar']]);
  });

  it('says that its day is the next court day or not today, and counts its hearings', async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    vi.setSystemTime(new Date('2026-11-21T15:12:00Z'));
    renderAt(ADDRESS);
    await settle();
    expect(screen.getByText('Next court day: Mon, Nov 23 · San Antonio')).toBeTruthy();
    expect(within(screen.getByRole('banner')).getByText('54 hearings + 1 canceled or moved')).toBeTruthy();
    cleanup();
    vi.setSystemTime(new Date('2026-11-18T15:12:00Z'));
    renderAt(ADDRESS);
    await settle();
    expect(screen.getByText('Not today: Mon, Nov 23 · San Antonio')).toBeTruthy();
  });

  it('a tap on a touch screen pauses and resumes', async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    const tap = () =>
      act(() =>
        document.body.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' })),
      );
    tap();
    await settle(60_000);
    expect(foot()).toContain('Page 1 of 2Paused');
    tap();
    await settle(15_000);
    expect(foot()).toContain('Page 2 of 2');
  });

  it('turns its pages every 15 s, stops on Space, and turns on arrow keys', async () => {
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    await settle(14_000);
    expect(foot()).toContain('Page 1 of 2');
    expect(foot()).toContain('Next page in 1 s');
    await settle(1_000);
    expect(foot()).toContain('Page 2 of 2');
    expect(ids()).toHaveLength(25);
    fireEvent.keyDown(document.body, { key: ' ' });
    await settle(60_000);
    expect(foot()).toContain('Page 2 of 2Paused');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await settle();
    expect(foot()).toContain('Page 1 of 2');
    fireEvent.keyDown(document.body, { key: ' ' });
    await settle(15_000);
    expect(foot()).toContain('Page 2 of 2');
  });

  it('does not turn pages automatically for a reader who prefers reduced motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    await settle(60_000);
    expect(foot()).toContain('Page 1 of 2Paused');
  });

  it('shows live changes', async () => {
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    const page = renderAt(ADDRESS);
    await settle();
    page.connect(court.live);
    await settle(500);
    act(() => court.write(DAY_PATH, { ...DAY, '0900~h0': hearing(0, { s: 'continued', t: '2026-12-28' }) }));
    await settle(500);
    const row = document.querySelector<HTMLElement>('[data-lobby="h0"]');
    expect(row?.textContent).toContain('Continued');
    expect(row?.textContent).toContain('Mon, Dec 28');
    expect(row?.dataset.changed).toBe('true');
  });

  it('says on a closed day why there are no hearings', async () => {
    fakeCourt(REFERENCE);
    renderAt('/calendar?date=2026-11-26&display=board');
    await settle();
    expect(
      screen.getByText('No hearings on Thu, Nov 26, 2026. The court is closed for Thanksgiving Day.'),
    ).toBeTruthy();
  });

  it('says the time of an older copy of the day, and not of the court’s last check', async () => {
    fakeCourt({ ...REFERENCE, lastUpdated11: { checkedAt: Date.UTC(2026, 10, 23, 15, 10), version: 1 } });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes(MONDAY)) throw new TypeError('Failed to fetch');
      return answer(url);
    });
    globalThis.__courtEarlyReads = {
      [restUrl(COURT.client.databaseURL, DAY_PATH)]: {
        at: Date.now(),
        answer: Promise.resolve(undefined),
        old: { json: DAY, at: Date.UTC(2026, 10, 23, 13) },
      },
    };
    renderAt(ADDRESS);
    await settle(5_000);
    globalThis.__courtEarlyReads = {};
    expect(ids()).not.toEqual([]);
    expect(foot()).toContain('7:00 AM');
    expect(foot()).not.toContain('9:10 AM');
  });
});
