// @vitest-environment jsdom
import { loadSearch, loadSearchDetail } from '@court/search';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attorneyIndex, CASES, DEBTORS } from './testing/sample-index';
import { active, field, open, options, press, settle, told, type } from './testing/search-field';

beforeAll(() => Promise.all([loadSearch(), loadSearchDetail()]));
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the field', () => {
  it('lists who is meant while one types: the very name, then who has something to come', async () => {
    await open('/search-attorney');
    await type('ald');
    expect(options()).toEqual([
      'Ann Alder Alder & Birch LLP dates up to Mon, Dec 7',
      'Anna Aldermann Dune PC last date Mon, Nov 2',
      'Bo Alder Alder & Birch LLP last date Mon, Nov 2',
    ]);
    await type('alder, bo');
    expect(options()).toEqual(['Bo Alder Alder & Birch LLP last date Mon, Nov 2']);
  });

  it('points at the option that the arrow keys, Home and End have reached, and stays in focus', async () => {
    const { page } = await open('/search-attorney');
    await type('ald');
    field().focus();
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBeNull();
    press('ArrowDown');
    expect(active()).toContain('Ann Alder');
    press('End');
    expect(active()).toContain('Bo Alder');
    press('ArrowDown');
    expect(active()).toBeNull();
    press('ArrowUp', 'Home', 'ArrowDown');
    expect(active()).toContain('Anna Aldermann');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(document.activeElement).toBe(field());
    press('Enter');
    await settle();
    expect(page.where()).toBe('/search-attorney-detail/b-2');
  });

  it('leaves Home and End to the text while nothing is reached', async () => {
    await open('/search-attorney');
    await type('ald');
    expect(fireEvent.keyDown(field(), { key: 'Home' })).toBe(true);
    press('ArrowDown');
    expect(fireEvent.keyDown(field(), { key: 'Home' })).toBe(false);
  });

  it('puts the list away with Escape, then the text; the arrows bring the list back', async () => {
    await open('/search-attorney');
    await type('ald');
    press('Escape');
    expect(options()).toEqual([]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    press('ArrowDown');
    expect(active()).toContain('Ann Alder');
    press('Escape', 'Escape');
    await settle(500);
    expect(field().value).toBe('');
  });

  it('goes to the only one with Enter, and to the first of several only when it is reached', async () => {
    const { page } = await open('/search-attorney');
    await type('ald');
    press('Enter');
    expect(active()).toContain('Ann Alder');
    await type('bo alder');
    press('Enter');
    await settle();
    expect(page.where()).toBe('/search-attorney-detail/b-3');
  });

  it('tells how many were found once typing rests, not before', async () => {
    await open('/search-attorney');
    await type('ald', 600);
    expect(told()).toEqual([]);
    await settle(700);
    expect(told()).toEqual(['3 attorneys found. Use the arrow keys to choose.']);
    await type('zzzz', 1500);
    expect(told()).toEqual(['No attorney found for “zzzz”']);
  });

  it('stands in the address, and is restored from it on the way back', async () => {
    const { page } = await open('/search-attorney?q=bo+alder');
    await settle(500);
    expect(field().value).toBe('bo alder');
    expect(options()).toHaveLength(1);
    await type('anna');
    expect(page.where()).toBe('/search-attorney?q=anna');
    await page.go('/search-attorney?q=bo');
    await settle(500);
    expect([field().value, options().length]).toEqual(['bo', 1]);
    await page.go(-1);
    await settle(500);
    expect([field().value, options().length]).toEqual(['anna', 1]);
  });
});

describe('reads', () => {
  it('are two at most for a keystroke and its similar names each, and none for what narrows what is known', async () => {
    const { court } = await open('/search-attorney');
    await type('alder, a');
    expect(court.searches().filter(({ pathname }) => pathname.includes('names'))).toHaveLength(2);
    expect(court.searches().filter(({ pathname }) => pathname.includes('similar'))).toHaveLength(2);
    await type('ald');
    const known = court.searches().length;
    await type('alde');
    await type('aldermann');
    expect(options()).toEqual(['Anna Aldermann Dune PC last date Mon, Nov 2']);
    const names = court
      .searches()
      .slice(known)
      .filter(({ pathname }) => pathname.includes('names'));
    expect(names).toEqual([]);
  });

  it('wait until typing rests', async () => {
    const { court } = await open('/search-attorney');
    for (const text of ['a', 'al', 'ald', 'alde']) await type(text, 50);
    expect(court.searches()).toEqual([]);
    await settle(200);
    expect(court.searches()[0]?.searchParams.get('startAt')).toBe('"alde"');
  });

  it('that come late are dropped', async () => {
    const { court } = await open('/search-attorney');
    court.hold(({ searchParams }) => searchParams.get('startAt') === '"ann"');
    await type('ann');
    await type('bo');
    expect(options()).toHaveLength(1);
    court.release();
    await settle(500);
    expect(options()).toEqual(['Bo Alder Alder & Birch LLP last date Mon, Nov 2']);
  });

  it('that fail are said to have failed, and tried again', async () => {
    const { court } = await open('/search-attorney');
    court.setUp(false);
    await type('ald');
    expect(screen.getByRole('alert').textContent).toContain('The search could not be made');
    court.setUp(true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(500);
    expect(options()).toHaveLength(3);
  });
});

describe('what is found', () => {
  it('by another name says so, and never becomes markup', async () => {
    await open('/search-debtor', DEBTORS);
    await type('doe, jane');
    expect(options()).toEqual(['Rosa M. Peña aka Jane Doe 26-50001-hto · Peña dates up to Mon, Dec 7']);
    await type('mark');
    expect(options()[0]).toContain('Mark <img src=x onerror=alert(1)>');
    expect(document.querySelector('[role=option] img, [role=option] a')).toBeNull();
  });

  it('with a typing error stands below, marked as similar', async () => {
    await open('/search-attorney');
    await type('Aldre, Ann');
    expect(screen.getByRole('group', { name: 'Similar names' }).textContent).toContain('Ann Alder');
  });

  it('comes in pages', async () => {
    const many = Array.from({ length: 45 }, (_, at) => [
      `b-${at}`,
      { n: `Ann Q${String(at).padStart(2, '0')}`, u: '' },
    ]);
    await open('/search-attorney', attorneyIndex(Object.fromEntries(many)));
    await type('ann');
    const first = options().length - 1;
    expect(first).toBeGreaterThanOrEqual(15);
    expect(first).toBeLessThanOrEqual(20);
    press('ArrowUp', 'Enter');
    await settle(500);
    expect(options().length).toBeGreaterThan(first + 15);
    expect(active()).toContain(`Q${first}`);
    for (let clicks = 0; clicks < 3 && screen.queryByRole('option', { name: 'Show more' }); clicks += 1) {
      fireEvent.click(screen.getByRole('option', { name: 'Show more' }));
      await settle(500);
    }
    expect(options()).toHaveLength(45);
  });
});

describe('a case number', () => {
  it('is understood in any form, and said so', async () => {
    await open('/search-casenumber', CASES);
    for (const [text, said] of [
      ['2650001', 'Case 26-50001, any type'],
      ['50001', 'Case number 50001 of any year, any type'],
      ['In re Rosa M. Peña, Case No. 26–50001-hto', 'Case 26-50001, any type'],
    ]) {
      await type(text ?? '');
      expect(options(), text).toEqual(['26-50001-hto Rosa M. Peña dates up to Mon, Dec 7']);
      expect(document.querySelector('[data-understood]')?.textContent).toBe(said);
    }
  });

  it('that cannot be one is searched as a name', async () => {
    await open('/search-casenumber', { ...CASES, ...DEBTORS });
    await type('jane doe');
    expect(document.querySelector('[data-understood]')?.textContent).toBe(
      '“jane doe” cannot be a case number. It is searched as a debtor’s name.',
    );
    expect(options()).toHaveLength(1);
  });

  it('that is not there leads on', async () => {
    await open('/search-casenumber', CASES);
    await type('In re Jane Doe, No. 19-12345');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['Search debtors for “Jane Doe”', '/search-debtor?q=Jane+Doe'],
        ['Ask the clerk: the court’s official site', 'https://www.txwb.uscourts.gov'],
      ]),
    );
    await type('');
    expect(screen.queryByText(/No case found/)).toBeNull();
  });
});
