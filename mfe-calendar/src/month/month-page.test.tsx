// @vitest-environment jsdom
import { changeListsAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { type DocketRow, readRow } from '@court/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { MONDAY, TREE } from '../testing/sample-day';
import { settle } from '../testing/settle';

const dayReads = (court: { reads: string[] }) => court.reads.filter((path) => path.includes('/days'));

beginAt('2026-11-21T17:00:00Z');

describe('the month', () => {
  const count = (day: string) => document.querySelector(`[data-date="${day}"] [data-count]`)?.textContent;

  it('counts the listed hearings of each day, and reads no hearing for it', async () => {
    const court = fakeCourt(TREE);
    const page = renderAt(`/calendar?date=${MONDAY}&view=month`);
    await settle();
    expect(screen.getByRole('grid', { name: 'November 2026: hearings per day' })).toBeTruthy();
    expect([count(MONDAY), count('2026-11-24'), count('2026-11-25')]).toEqual(['3', '', '']);
    await page.go(`/calendar?date=${MONDAY}&view=month&judge=j-ada-brook`);
    await settle();
    expect([count(MONDAY), count('2026-11-24')]).toEqual(['2', '']);
    expect(dayReads(court)).toEqual([]);
  });

  it('moves from day to day by keys, also into the next month, and opens the day under the same filters', async () => {
    fakeCourt(TREE);
    const page = renderAt('/calendar?date=2026-11-30&view=month&type=bk');
    await settle();
    const day = () => document.querySelector('[data-date][tabindex="0"]') as HTMLElement;
    const press = async (key: string) => {
      fireEvent.keyDown(day(), { key });
      await settle();
      return day().dataset.date;
    };
    day().focus();
    expect(await press('ArrowUp')).toBe(MONDAY);
    expect(await press('ArrowRight')).toBe('2026-11-24');
    expect(document.activeElement).toBe(day());
    expect(await press('Home')).toBe('2026-11-22');
    expect(await press('End')).toBe('2026-11-28');
    expect(await press('PageDown')).toBe('2026-12-28');
    expect(page.where()).toBe('/calendar?date=2026-12-28&view=month&type=bk');
    fireEvent.click(day());
    await settle();
    expect(page.where()).toBe('/calendar?date=2026-12-28&type=bk');
  });

  it("continues into the next month, also by a key pressed before the last key's day is shown", async () => {
    fakeCourt(TREE);
    const page = renderAt('/calendar?date=2026-11-30&view=month');
    await settle();
    const at = () => (document.activeElement as HTMLElement).dataset.date;
    document.querySelector<HTMLElement>('[data-date="2026-11-30"]')?.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    press('ArrowRight');
    press('ArrowRight');
    await settle();
    expect(page.where()).toBe('/calendar?date=2026-12-02&view=month');
    expect(at()).toBe('2026-12-02');
    press('PageDown');
    await settle();
    expect(at()).toBe('2027-01-02');
    press('ArrowLeft');
    await settle();
    press('ArrowLeft');
    await settle();
    expect(at()).toBe('2026-12-31');
    expect(screen.getByRole('heading', { level: 1, name: 'December 2026' })).toBeTruthy();
  });

  it('shows counts in words, holidays, a ring on today, and days of the adjacent months', async () => {
    fakeCourt(TREE);
    renderAt('/calendar?view=month');
    await settle();
    const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`);
    expect(day(MONDAY)?.textContent).toBe('233 hearings2 judges');
    expect(day('2026-11-26')?.textContent).toBe('26Thanksgiving DayThe court is closed');
    expect(day('2026-11-21')?.textContent).toBe('21 · Today');
    expect(day('2026-11-21')?.getAttribute('aria-current')).toBe('date');
    expect(day('2026-12-05')?.textContent).toBe('Dec 5');
    const load = (date: string) => day(date)?.closest('td')?.dataset.load;
    expect([load(MONDAY), load('2026-11-24'), load('2026-11-25')]).toEqual(['4', '0', '0']);
    expect(screen.getByText('Thu, Nov 26: The court is closed for Thanksgiving Day.')).toBeTruthy();
  });

  it('lists the judges of the chosen day below the table, for a phone', async () => {
    fakeCourt(TREE);
    renderAt(`/calendar?view=month&date=${MONDAY}`);
    await settle();
    const chosen = screen.getByRole('region', { name: 'Monday, November 23, 2026' });
    const links = [...chosen.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links[0]).toEqual(['Mon, Nov 23 · 3 hearings', `/calendar?date=${MONDAY}`]);
    expect(links.slice(1).map(([name]) => name)).toEqual(['Judge Brook', 'Judge Dune']);
    expect(links[1]?.[1]).toMatch(/date=2026-11-23.*judge=|judge=.*date=2026-11-23/);
    expect(chosen.textContent).toContain('Brook2 hearings');
  });

  it('marks the days of the reader’s list, without dates that are off', async () => {
    fakeCourt(TREE);
    const { store } = renderAt(`/calendar?date=${MONDAY}&view=month`);
    await settle();
    const put = (id: string, status: DocketRow['status']) => {
      const last = readRow(MONDAY, `0930~${id}`, { n: '26-50001', c: 'Nova LLC', y: 'bk', s: status });
      return { list: 'hearings', id, what: 'put', at: 1, last } as const;
    };
    act(() => void store.set(changeListsAtom, [put('a', 'scheduled'), put('x', 'withdrawn')]));
    await settle();
    const marked = [...document.querySelectorAll('td a')].filter((day) =>
      /on my list/.test(day.textContent ?? ''),
    );
    expect(marked.map((day) => day.getAttribute('aria-label'))).toEqual([
      'Monday, November 23, 2026: 3 hearings, 1 on my list',
    ]);
  });

  it('describes each day and its hearings in one sentence', async () => {
    fakeCourt(TREE);
    renderAt(`/calendar?date=${MONDAY}&view=month`);
    await settle();
    const grid = within(screen.getByRole('grid'));
    expect(grid.getByRole('link', { name: 'Monday, November 23, 2026: 3 hearings' })).toBeTruthy();
    expect(
      grid.getByRole('link', { name: 'Tuesday, November 24, 2026: 1\u00a0canceled\u00a0or\u00a0moved' }),
    ).toBeTruthy();
    expect(grid.getByRole('link', { name: 'Friday, November 27, 2026: no hearings' })).toBeTruthy();
    expect(
      grid.getByRole('link', {
        name: 'Thursday, November 26, 2026: no hearings. The court is closed for Thanksgiving Day.',
      }),
    ).toBeTruthy();
    expect(grid.getAllByRole('columnheader')).toHaveLength(7);
  });
});
