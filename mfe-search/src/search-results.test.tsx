// @vitest-environment jsdom
import { listsAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { loadSearch, loadSearchDetail } from '@court/search';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CASE, DATES, PERSON, row } from './testing/sample-dates';
import { attorneyIndex, CASES, DEBTORS } from './testing/sample-index';
import { found, open, settle, type } from './testing/search-field';

beforeAll(() => Promise.all([loadSearch(), loadSearchDetail()]));
beginAt('2026-11-21T17:00:00Z');

const headings = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());

describe('a result', () => {
  it('shows its next date that is on, as a link, with matter and judge', async () => {
    const { court } = await open('/search-attorney?q=ann+alder', { ...attorneyIndex(), [PERSON]: DATES });
    await settle(500);
    expect(found()[0]).toMatch(
      /Next: Mon, Nov 23, 9:30 AM CST · In 2 days.*Motion to dismiss · In person or by video.*San Antonio/,
    );
    expect(screen.getByRole('link', { name: 'Mon, Nov 23, 9:30 AM CST' }).getAttribute('href')).toBe(
      '/hearing-detail/h1',
    );
    const [read] = court.reads().filter((path) => path.includes('hearings/b-1'));
    expect(read).toBeTruthy();
  });

  it('is followed by its later dates if it is the only one', async () => {
    const later = () => screen.queryByRole('region', { name: 'More dates' });
    await open('/search-attorney?q=ann+alder', { ...attorneyIndex(), [PERSON]: DATES });
    await settle(500);
    const links = [...(later()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/search-attorney-detail/b-1', '/hearing-detail/h2', '/s341-hearing-detail/m1']);
    cleanup();
    const two = attorneyIndex({ 'b-1': { n: 'Ann Alder', u: '' }, 'b-2': { n: 'Ann Alderson', u: '' } });
    await open('/search-attorney?q=ann', { ...two, [PERSON]: DATES });
    await settle(500);
    expect(found()).toHaveLength(2);
    expect(later()).toBeNull();
  });

  it('has no heading for later dates if there are none', async () => {
    const [only] = Object.entries(DATES).slice(1, 2);
    await open('/search-attorney?q=ann+alder', {
      ...attorneyIndex(),
      [PERSON]: Object.fromEntries(only ? [only] : []),
    });
    await settle(500);
    expect(found()[0]).toContain('Next: Mon, Nov 23, 9:30 AM CST');
    expect(screen.queryByRole('region', { name: 'More dates' })).toBeNull();
  });

  it('shows the status of a next date that is off, and the date after it if there is one', async () => {
    const struck = { ...DATES, '2026-11-23~0930~h1': row({ s: 'vacated' }) };
    await open('/search-attorney?q=ann+alder', { ...attorneyIndex(), [PERSON]: struck });
    await settle(500);
    expect(found()[0]).toContain('Next: Mon, Nov 23, 9:30 AM MST (10:30 AM CST) · In 2 days');
    cleanup();
    await open('/search-attorney?q=ann+alder', {
      ...attorneyIndex(),
      [PERSON]: { '2026-11-23~0930~h1': row({ s: 'continued', t: '2026-12-28' }) },
    });
    await settle(500);
    expect(found()[0]).toMatch(/Mon, Nov 23, 9:30 AM CST.*Continued.*Mon, Dec 28/);
    expect(found()[0]).not.toContain('Next:');
  });

  it('shows no past date as next, and says what was earlier today', async () => {
    const early = Object.fromEntries(
      Array.from({ length: 5 }, (_, n) => [`2026-11-21~0900~e${n}`, row({ m: 'Early matter' })]),
    );
    const late = { '2026-12-07~0930~h7': row({ m: 'Late matter' }) };
    await open('/search-attorney?q=ann+alder', { ...attorneyIndex(), [PERSON]: { ...early, ...late } });
    await settle(500);
    expect(found()[0]).toMatch(/Next: Mon, Dec 7, .*Late matter/);
    cleanup();
    await open('/search-attorney?q=ann+alder', { ...attorneyIndex(), [PERSON]: early });
    await settle(500);
    expect(found()[0]).toContain('Earlier today: Sat, Nov 21, 9:00 AM CST');
    expect(found()[0]).not.toContain('Next:');
  });

  it('reads its next date again after the network failed', async () => {
    const { court } = await open('/search-attorney?q=ann+alder', { ...attorneyIndex(), [PERSON]: DATES });
    court.setUp(false);
    await settle(500);
    expect(found()[0]).not.toContain('Next:');
    court.setUp(true);
    await settle(3_000);
    expect(found()[0]).toContain('Next: Mon, Nov 23, 9:30 AM CST');
  });

  it('shows the sooner of hearing and 341 meeting for a case', async () => {
    const [key = '', hit = {}] = Object.entries(CASES.hrgCalCsNumEasySrch11)[0] ?? [];
    await open('/search-casenumber?q=26-50001', {
      hrgCalCsNumEasySrch11: { [key]: { ...hit, m: 1 } },
      [`${CASE}/hearings`]: { '2026-12-07~0930~h7': row({ w: undefined, m: 'Motion' }) },
      [`${CASE}/meetings`]: { '2026-12-01~1300~m1~341': row({ w: undefined, a: 'video' }) },
    });
    await settle(500);
    expect(found()[0]).toMatch(
      /26-50001-hto · Ch. 13 · 341 meeting · By video.*Next: Tue, Dec 1, 1:00 PM CST · In 10 days · On as scheduled341 meeting/,
    );
  });

  it('is followed by its own button, with what is known of it', async () => {
    const { page } = await open('/search-casenumber?q=26-50001', {
      ...CASES,
      ...DEBTORS,
      ...attorneyIndex(),
      [`${CASE}/hearings`]: { '2026-12-07~0930~h7': row({ w: undefined, c: 'Rosa M. Peña', h: '13' }) },
    });
    await settle(500);
    const follow = (name: string) => screen.getByRole('button', { name });
    const press = async (name: string) => {
      fireEvent.click(follow(name));
      await settle();
      expect(follow(name).getAttribute('aria-pressed')).toBe('true');
    };
    await press('Follow case 26-50001-hto Rosa M. Peña');
    await page.go('/search-debtor?in=debtor&q=doe');
    await settle(500);
    await press('Follow debtor Rosa M. Peña, 26-50001-hto');
    await page.go('/search-attorney?in=attorney&q=ann+alder');
    await settle(500);
    await press('Follow attorney Ann Alder');
    const { cases, debtors } = page.store.get(listsAtom);
    expect(cases.get('c2650001-bk')?.last).toMatchObject({ number: '26-50001-hto', title: 'Rosa M. Peña' });
    expect(debtors.get('c2650001-bk~d1')?.last).toMatchObject({ name: 'Rosa M. Peña' });
  });

  it.each([
    ['whole if its next date has it', 'Oakwood Storage LLC v. Rosa M. Peña and Luis Ortiz', {}, 1],
    ['as it is if its next date has another title', 'Oakwood Storage LLC v. Rosa M. Peñaloza', {}, 0],
    [
      'as it is if its next date is of a proceeding',
      'Oakwood Storage LLC v. Rosa M. Peña and Luis Ortiz',
      { lead: { n: '26-50001' } },
      0,
    ],
  ])('shows a title that the index cuts %s', async (_, c, more, count) => {
    const hit = { n: '26-50001-hto', t: 'Oakwood Storage LLC v. Rosa M. Peña and…', u: '2026-12-07' };
    await open('/search-casenumber?q=26-50001', {
      hrgCalCsNumEasySrch11: { 'c2650001~c2650001-bk': hit },
      [`${CASE}/hearings`]: { '2026-12-07~0930~h7': row({ c, w: undefined, ...more }) },
    });
    await settle(500);
    expect(screen.queryAllByRole('link', { name: c })).toHaveLength(count);
    expect(screen.queryAllByRole('link', { name: hit.t })).toHaveLength(1 - count);
  });

  it('found by another name says so, and never becomes markup', async () => {
    await open('/search-debtor?in=debtor', DEBTORS);
    await type('doe, jane');
    expect(found()).toEqual(['26-50001-hto · PeñaRosa M. Peña aka Jane DoeDates up to Mon, Dec 7']);
    await type('mark');
    expect(found()[0]).toContain('Mark <img src=x onerror=alert(1)>');
    expect(document.querySelector('[data-found] img, [data-found] a[href^=javascript]')).toBeNull();
  });

  it('with a typing error is listed among the similar names', async () => {
    await open('/search-attorney');
    await type('Aldre, Ann');
    expect(screen.getByRole('region', { name: /^Similar names of attorneys/ }).textContent).toContain(
      'Ann Alder',
    );
  });

  it('is not denied while the similar names could not be read', async () => {
    await open('/search-attorney');
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.includes('/similar')) throw new TypeError('Failed to fetch');
      return answer(url, init);
    });
    await type('Aldre, Ann', 30_000);
    expect(screen.queryByText(/No attorney found/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The search did not work');
    vi.stubGlobal('fetch', answer);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(5_000);
    expect(found()[0]).toContain('Ann Alder');
  });

  it('list comes in pages', async () => {
    const many = Array.from({ length: 45 }, (_, at) => [
      `b-${at}`,
      { n: `Ann Q${String(at).padStart(2, '0')}`, u: '' },
    ]);
    await open('/search-attorney?in=attorney', attorneyIndex(Object.fromEntries(many)));
    await type('ann');
    const first = found().length;
    expect(first).toBeGreaterThanOrEqual(15);
    expect(first).toBeLessThanOrEqual(20);
    expect(headings()).toEqual([`Attorneys First ${first} results`]);
    for (
      let clicks = 0;
      clicks < 4 && screen.queryByRole('button', { name: 'Show more attorneys' });
      clicks += 1
    ) {
      fireEvent.click(screen.getByRole('button', { name: 'Show more attorneys' }));
      await settle(500);
    }
    expect(found()).toHaveLength(45);
  });
});

describe('a case number', () => {
  it('is parsed in any form, and shown as parsed', async () => {
    await open('/search-casenumber', CASES);
    for (const [text, said] of [
      ['2650001', 'No. 26-50001'],
      ['50001', 'No. 50001 of any year'],
      ['26-bk-50001', 'No. 26-50001 (bankruptcy)'],
      ['In re Rosa M. Peña, Case No. 26–50001-hto', 'No. 26-50001'],
    ]) {
      await type(text ?? '');
      expect(found(), text).toEqual(['26-50001-htoRosa M. PeñaDates up to Mon, Dec 7']);
      expect(document.querySelector('[data-understood]')?.textContent).toBe(said);
    }
  });

  it('that is invalid is searched as a name', async () => {
    await open('/search-casenumber?in=casenumber', { ...CASES, ...DEBTORS });
    await type('jane doe');
    expect(document.querySelector('[data-understood]')?.textContent).toBe(
      '“jane doe” is not a case number. Searched as a debtor’s name.',
    );
    expect(found()).toHaveLength(1);
  });

  it('that does not exist links to other searches', async () => {
    await open('/search-casenumber', CASES);
    await type('In re Jane Doe, No. 19-12345');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['Search debtors for “Jane Doe”', '/search-debtor?q=Jane+Doe'],
        ['Ask the clerk on the court’s official site', 'https://www.txwb.uscourts.gov'],
      ]),
    );
    await type('');
    expect(screen.queryByText(/No case found/)).toBeNull();
  });
});
