// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { loadSearch, loadSearchDetail } from '@court/search';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATES, PERSON } from './testing/sample-dates';
import { attorneyIndex, CASES, DEBTORS } from './testing/sample-index';
import { field, focused, found, open, press, settle, told, type } from './testing/search-field';

beforeAll(() => Promise.all([loadSearch(), loadSearchDetail()]));
beginAt('2026-11-21T17:00:00Z');

const headings = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());

describe('the field', () => {
  it('lists matches during typing: exact names first, then people with upcoming dates', async () => {
    await open('/search-attorney?in=attorney');
    await type('ald');
    expect(found()).toEqual([
      'Ann Alder Alder & Birch LLPDates up to Mon, Dec 7',
      'Anna Aldermann Dune PCLast date Mon, Nov 2. No upcoming date. Check your notice.',
      'Bo Alder Alder & Birch LLPLast date Mon, Nov 2. No upcoming date. Check your notice.',
    ]);
    await type('alder, bo');
    expect(found()).toEqual([
      'Bo Alder Alder & Birch LLPLast date Mon, Nov 2. No upcoming date. Check your notice.',
    ]);
  });

  it('searches names among attorneys and debtors, and a number among cases', async () => {
    await open('/search-attorney', { ...attorneyIndex(), ...DEBTORS, ...CASES });
    await type('jane doe');
    expect(headings()).toEqual(['Debtors and parties 1 result']);
    await type('ann alder');
    expect(headings()).toEqual(['Attorneys 1 result']);
    await type('26-50001');
    expect(headings()).toEqual(['Cases 1 result']);
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
  });

  it('says that one letter is too short and reads nothing, but finds a name with a one-letter word', async () => {
    const names = { 'x ~x1': { n: 'X LLC', u: '2026-11-02' }, 'birch ann ~b1': { n: 'Ann Birch' } };
    const { court } = await open('/search-debtor', { 'hearingCalendarDebtors11/names': names });
    const needed = 'Type at least two letters of the name.';
    for (const text of ['x', 'X,', ' b ']) {
      await type(text);
      expect(screen.getAllByText(needed).length, text).toBeGreaterThan(0);
    }
    expect(court.searches()).toEqual([]);
    await settle(1_000);
    expect(told()).toEqual([needed]);
    await type('The B');
    expect(screen.getAllByText(needed).length).toBeGreaterThan(0);
    await type('X LLC');
    expect(found()).toEqual(['X LLCLast date Mon, Nov 2. No upcoming date. Check your notice.']);
    expect(screen.queryByText(needed)).toBeNull();
    const starts = court.searches().map(({ searchParams }) => JSON.parse(searchParams.get('startAt') ?? ''));
    for (const start of starts) expect(start.length, start).toBeGreaterThan(1);
  });

  it('reads a case number from its first digit on', async () => {
    await open('/search-attorney', CASES);
    await type('2');
    expect(headings()).toEqual([expect.stringMatching(/^Cases/)]);
  });

  it('links to the scopes, which keep the text', async () => {
    const { page } = await open('/search-attorney', { ...attorneyIndex(), ...DEBTORS });
    await type('jane doe');
    expect(page.where()).toBe('/search-attorney?in=all&q=jane+doe');
    fireEvent.click(screen.getByRole('link', { name: 'Debtors and parties' }));
    await settle(500);
    expect(page.where()).toBe('/search-debtor?q=jane+doe');
    expect([field().value, found().length]).toEqual(['jane doe', 1]);
    fireEvent.click(screen.getByRole('link', { name: 'Attorneys' }));
    await settle(500);
    expect(screen.getAllByText('No attorney found for “jane doe”').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('link', { name: 'All' }));
    await settle(500);
    expect(found()).toHaveLength(1);
  });

  it('moves with ↓ to the results and back with ↑, and with the arrow keys among rows', async () => {
    await open('/search-attorney');
    await type('ald');
    field().focus();
    press('ArrowDown');
    expect(focused()).toBe('Ann Alder Alder & Birch LLP');
    press('End');
    expect(focused()).toBe('Bo Alder Alder & Birch LLP');
    press('Home', 'ArrowDown');
    expect(focused()).toBe('Anna Aldermann Dune PC');
    press('ArrowUp', 'ArrowUp');
    expect(document.activeElement).toBe(field());
  });

  it('has two Tab stops per result: its link and its button', async () => {
    await open('/search-attorney');
    await type('ald');
    const stops = [...document.querySelectorAll<HTMLElement>('[data-found] :is(a, button)')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    expect(stops.map(({ textContent }) => textContent)).toEqual(
      ['Ann Alder Alder & Birch LLP', 'Anna Aldermann Dune PC', 'Bo Alder Alder & Birch LLP'].flatMap(
        (name) => [name, 'Follow'],
      ),
    );
  });

  it('opens the only result on Enter, focuses the first of several, and clears on Escape', async () => {
    const { page } = await open('/search-attorney');
    await type('ald');
    field().focus();
    press('Enter');
    expect(focused()).toBe('Ann Alder Alder & Birch LLP');
    await type('bo alder');
    field().focus();
    press('Enter');
    await settle();
    expect(page.where()).toBe('/search-attorney-detail/b-3');
    await page.go(-1);
    await settle(500);
    field().focus();
    press('Escape');
    await settle(500);
    expect([field().value, found()]).toEqual(['', []]);
  });

  it('announces the number of results after a pause in typing', async () => {
    await open('/search-attorney');
    await type('ald', 600);
    expect(told()).toEqual([]);
    await settle(700);
    expect(told()).toEqual(['3 attorneys found. Press the down arrow to go to them.']);
    await type('zzzz', 1500);
    expect(told()).toEqual(['Nothing found for “zzzz”']);
  });

  it('writes the text to the address, and restores it on Back', async () => {
    const { page } = await open('/search-attorney?q=bo+alder');
    await settle(500);
    expect(field().value).toBe('bo alder');
    expect(found()).toHaveLength(1);
    await type('anna');
    expect(page.where()).toBe('/search-attorney?q=anna');
    await page.go('/search-attorney?q=bo');
    await settle(500);
    expect([field().value, found().length]).toEqual(['bo', 1]);
    await page.go(-1);
    await settle(500);
    expect([field().value, found().length]).toEqual(['anna', 1]);
  });

  it('has the focus if it is empty, but not if a link brought a text', async () => {
    await open('/search-attorney');
    expect(document.activeElement).toBe(field());
    cleanup();
    await open('/search-attorney?q=bo');
    expect(document.activeElement).not.toBe(field());
  });

  it('stores a search text with the result it led to', async () => {
    const { page } = await open('/search-attorney', { ...attorneyIndex(), [PERSON]: DATES });
    await type('alder, an');
    fireEvent.click(screen.getByRole('link', { name: /^Ann Alder/ }));
    await settle();
    expect(page.where()).toBe('/search-attorney-detail/b-1');
    await page.go('/search-attorney');
    await settle(500);
    const searches = screen.getByRole('region', { name: 'Recent searches' });
    expect(searches.querySelector('a')?.textContent).toBe('alder, an');
    expect(searches.querySelector('a')?.getAttribute('href')).toBe('/search-attorney?in=all&q=alder%2C+an');
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    const viewed = screen.getByRole('link', { name: 'Ann Alder' });
    expect(viewed.closest('li')?.textContent).toBe('Ann Alder Attorney');
  });
});

describe('reads', () => {
  it('are at most two for a keystroke and two for its similar names, and none if known results only narrow', async () => {
    const { court } = await open('/search-attorney?in=attorney');
    await type('alder, a');
    expect(court.searches().filter(({ pathname }) => pathname.includes('names'))).toHaveLength(2);
    expect(court.searches().filter(({ pathname }) => pathname.includes('similar'))).toHaveLength(2);
    await type('ald');
    const known = court.searches().length;
    await type('alde');
    await type('aldermann');
    expect(found()).toEqual([
      'Anna Aldermann Dune PCLast date Mon, Nov 2. No upcoming date. Check your notice.',
    ]);
    const names = court
      .searches()
      .slice(known)
      .filter(({ pathname }) => pathname.includes('names'));
    expect(names).toEqual([]);
  });

  it('of two groups share the bytes of one keystroke', async () => {
    const limitsAt = async (address: string) => {
      const { court } = await open(address);
      await type('al');
      cleanup();
      return court.searches().map(({ searchParams }) => Number(searchParams.get('limitToFirst')));
    };
    const [attorneys = 0, debtors = 0, ...others] = await limitsAt('/search-attorney');
    const [alone = 0] = await limitsAt('/search-attorney?in=attorney');
    expect(others).toEqual([]);
    expect(attorneys).toBeGreaterThan(0);
    expect(attorneys + debtors).toBeLessThanOrEqual(alone);
  });

  it('wait for a pause in typing', async () => {
    const { court } = await open('/search-attorney?in=attorney');
    for (const text of ['a', 'al', 'ald', 'alde']) await type(text, 50);
    expect(court.searches()).toEqual([]);
    await settle(200);
    expect(court.searches()[0]?.searchParams.get('startAt')).toBe('"alde"');
  });

  it('are dropped if they arrive late', async () => {
    const { court } = await open('/search-attorney?in=attorney');
    court.hold(({ searchParams }) => searchParams.get('startAt') === '"ann"');
    await type('ann');
    await type('bo');
    expect(found()).toHaveLength(1);
    court.release();
    await settle(500);
    expect(found()).toEqual([
      'Bo Alder Alder & Birch LLPLast date Mon, Nov 2. No upcoming date. Check your notice.',
    ]);
  });

  it('are retried on request after a failure', async () => {
    const { court } = await open('/search-attorney');
    court.setUp(false);
    await type('ald');
    expect(screen.getByRole('alert').textContent).toContain('The search did not work');
    court.setUp(true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(500);
    expect(found()).toHaveLength(3);
  });
});
