// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { onlineMark } from '@court/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY, DAY_PATH, MONDAY, REFERENCE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const ADDRESS = `/calendar?date=${MONDAY}`;
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-hearing-id]')];

beginAt('2026-11-21T17:00:00Z');

describe('the day over time', () => {
  it('offers to join if all hearings of a block share an online meeting', async () => {
    const url = 'https://www.zoomgov.com/j/1';
    const of = (more: object) => ({ ...DAY['0930~b'], u: onlineMark(url), ...more });
    const day = {
      '0930~a': of({}),
      '0930~b': of({ s: 'stricken', u: 'none' }),
      '1000~c': of({}),
      '1000~d': of({ u: 'x' }),
    };
    const at = async (now: string) => {
      vi.setSystemTime(new Date(now));
      cleanup();
      fakeCourt({ ...REFERENCE, [DAY_PATH]: day, 'hearingCalendarEntries11/a/appear/url': url });
      renderAt(ADDRESS);
      await settle();
      return screen.queryAllByRole('link', { name: /^Join/ });
    };
    // the block is at 9:30 AM CST; the link is shown from 9:00 AM until the last hearing of the day, at 10:00 AM, has
    // ended
    expect(await at('2026-11-23T14:59:00Z')).toEqual([]);
    const links = await at('2026-11-23T15:00:00Z');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([url]);
    expect(links[0]?.textContent).toBe('Join by video (Zoom), 9:30 AM');
    expect(await at('2026-11-23T17:59:00Z')).toHaveLength(1);
    expect(screen.queryByText(/Today’s hearings have ended/)).toBeNull();
    expect(await at('2026-11-23T18:00:00Z')).toEqual([]);
    expect(screen.getByText(/Today’s hearings have ended/)).toBeTruthy();
    expect(await at('2026-11-24T06:01:00Z')).toEqual([]);
  });

  it('offers to join when the court publishes the address late, and no longer when the court changes it', async () => {
    const url = 'https://www.zoomgov.com/j/1';
    const path = 'hearingCalendarEntries11/a/appear/url';
    vi.setSystemTime(new Date('2026-11-23T15:00:00Z'));
    const row = { ...DAY['0930~b'], u: onlineMark(url) };
    const court = fakeCourt({ ...REFERENCE, [DAY_PATH]: { '0930~a': row } });
    renderAt(ADDRESS).connect(court.live);
    await settle();
    const links = () => screen.queryAllByRole('link', { name: /^Join/ });
    expect(links()).toEqual([]);
    await act(async () => court.write(path, url));
    expect(links().map((link) => link.getAttribute('href'))).toEqual([url]);
    await act(async () => court.write(path, 'https://www.zoomgov.com/j/2'));
    expect(links()).toEqual([]);
  });

  it('marks the block being called now, by own times, and hides blocks that have ended', async () => {
    const day = {
      '0800~x': { ...DAY['0930~a'], s: 'scheduled' },
      '0800~y': { ...DAY['0930~a'], s: 'stricken' },
      '0930~b': { ...DAY['0930~b'], e: '10:30' },
      '1400~z': DAY['0930~b'],
    };
    vi.setSystemTime(new Date('2026-11-23T16:40:00Z'));
    fakeCourt({ ...REFERENCE, [DAY_PATH]: day });
    renderAt(ADDRESS);
    await settle();
    expect(rows().map((element) => element.dataset.hearingId)).toEqual(['b', 'z']);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings[0]).toContain('Now · 1 hearing');
    expect(headings[1]).not.toContain('Now');
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 earlier' }));
    expect(rows()).toHaveLength(4);
  });

  it('says in the evening that the hearings have ended, and when the next ones are', async () => {
    vi.setSystemTime(new Date('2026-11-24T00:30:00Z'));
    const november = { d24: { 'j~_~o5~bk~7~stricken~N': 3 }, d25: { 'j~_~o5~bk~7~scheduled~N': 9 } };
    fakeCourt({
      ...REFERENCE,
      [DAY_PATH]: DAY,
      'hearingCalendar11/months/2026-11': november,
      'hearingCalendar11/months/2026-11/d25': november.d25,
    });
    renderAt(ADDRESS);
    await settle();
    await settle();
    expect(screen.getByText(/Today’s hearings have ended/).closest('p')?.textContent).toBe(
      'Today’s hearings have ended. Next: Wed, Nov 25 · 9 hearings',
    );
    expect(rows()).toHaveLength(3);
  });
});
