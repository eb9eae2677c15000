// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const ADDRESS = `/calendar?date=${MONDAY}`;
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')];
const row = (id: string) => rows().find((element) => element.dataset.hearingId === id) as HTMLElement;

beginAt('2026-11-21T17:00:00Z');
// jsdom has no layout
Object.assign(document, { elementFromPoint: () => null });

describe('a page that is left open', () => {
  it('changes a row in place, marks it and announces it', async () => {
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    const page = renderAt(ADDRESS);
    await settle();
    page.connect(court.live);
    expect(document.querySelector('[data-reading="live"]')).toBeTruthy();
    expect(row('b').textContent).not.toContain('Changed');

    act(() => court.write(DAY_PATH, { ...DAY, '0930~b': { ...DAY['0930~b'], s: 'vacated' } }));
    expect(row('b').textContent).toContain('Vacated');
    expect(row('b').textContent).toContain('Changed');
    expect(row('b').textContent).toContain('before: Scheduled');
    expect(row('a').textContent).not.toContain('Changed');
    await settle(1500);
    const news = screen.getAllByRole('status').map((element) => element.textContent);
    expect(news.filter(Boolean)).toEqual(['1 hearing changed: 26-51234 now Vacated']);
  });

  it('announces nothing on load, and updates of one second in one sentence', async () => {
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    const page = renderAt(ADDRESS);
    await settle();
    page.connect(court.live);
    await settle(2000);
    document.querySelector('[data-announcements]')?.remove();
    const said = () => screen.queryAllByRole('status').flatMap((each) => each.textContent || []);
    expect(said()).toEqual([]);
    const vacated = { '0930~b': { ...DAY['0930~b'], s: 'vacated' } };
    const moved = { '0930~a': { ...DAY['0930~a'], l: 'Courtroom 4' } };
    // React renders once for both
    act(() => {
      court.write(DAY_PATH, { ...DAY, ...vacated });
      court.write(DAY_PATH, { ...DAY, ...vacated, ...moved });
    });
    await settle(1500);
    expect(said()).toEqual(['2 hearings changed: 26-50007: Place now Courtroom 4, 26-51234 now Vacated']);
  });

  it('moves no row while the reader reads, and sorts the rows when the reader returns', async () => {
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    const page = renderAt(ADDRESS);
    await settle();
    page.connect(court.live);
    const ids = () => rows().map((element) => element.dataset.hearingId);
    expect(ids()).toEqual(['a', 'b', 'c']);
    const { '0930~a': moved, ...others } = DAY;
    act(() => court.write(DAY_PATH, { ...others, '1400~a': { ...moved, was: { time: '09:30' } } }));
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(row('a').textContent).toContain('before: 9:30 AM');
    expect(row('a').textContent).toContain('2:00 PM');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(ids()).toEqual(['b', 'c', 'a']);
  });

  it('keeps its rows after a disconnect, says how old they are, and goes live again', async () => {
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    const page = renderAt(ADDRESS);
    await settle();
    page.connect(court.live);
    act(() => court.setUp(false));
    expect(rows()).toHaveLength(3);
    expect(
      screen.getByText(
        /^No answer from the court’s database. Loaded at \d+:\d\d [AP]M, less than 1 min ago.$/,
      ),
    ).toBeTruthy();
    await settle(60_000);
    expect(rows()).toHaveLength(3);
    act(() => court.setUp(true));
    expect(document.querySelector('[data-reading="live"]')).toBeTruthy();
  });

  it('reads every 30 seconds without a live connection, and says so', async () => {
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: DAY });
    renderAt(ADDRESS);
    await settle();
    court.write(DAY_PATH, { '0930~a': DAY['0930~a'] });
    await settle(30_000);
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Updates every 30 s')).toBeTruthy();
  });
});
