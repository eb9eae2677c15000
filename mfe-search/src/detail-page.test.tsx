// @vitest-environment jsdom

import { setAreasAtom, setConnectionAtom, setDeviceStoreAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { siteAreas } from '@court/contract/testing/site-areas';
import { loadSearch, loadSearchDetail, recentlyViewedAtom } from '@court/search';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeCourt } from './testing/fake-court';
import { settle } from './testing/open-list';
import { renderAt } from './testing/render-at';
import { CASE, DATES, PERSON, row } from './testing/sample-dates';

beforeAll(() => Promise.all([loadSearch(), loadSearchDetail(), import('@court/search/screens/my-day')]));
beginAt('2026-11-21T17:00:00Z');

const open = async (address: string, tree: Record<string, unknown> = { [PERSON]: DATES }) => {
  const court = fakeCourt(tree);
  const page = renderAt(address);
  await settle();
  return { court, page };
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const listed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hearing-id], [data-meeting-id]')].map(
    ({ dataset }) => dataset.hearingId ?? dataset.meetingId,
  );
const rowOf = (id: string) =>
  document.querySelector(`[data-hearing-id="${id}"], [data-meeting-id="${id}"]`)?.textContent ?? '';

describe('an attorney', () => {
  it('shows all upcoming hearings and 341 meetings together, and past ones on request', async () => {
    await open('/search-attorney-detail/b-1');
    expect(heading()).toBe('Ann Alder');
    expect(screen.getByText('Alder & Birch LLP')).toBeTruthy();
    expect(screen.getByText('Next:').parentElement?.textContent).toBe(
      'Next: Mon, Nov 23, 9:30 AM CST In 2 days · In person or by video · Courtroom\u00a01, San Antonio · Rosa M. PeñaDirections',
    );
    expect(listed()).toEqual(['h1', 'h2', 'm1']);
    expect(rowOf('h1')).toMatch(/9:30 AM CST.*26-50001.*Ch. 13.*Rosa M. Peña.*In person or by video/);
    expect(rowOf('h1')).toMatch(/Courtroom\s1.*San Antonio.*Motion to dismiss$/);
    expect(rowOf('h2')).toMatch(/9:30 AM MST.*for Luis Ortiz/);
    expect(rowOf('m1')).toContain('341 meeting');
    fireEvent.click(screen.getByRole('button', { name: 'Show past dates' }));
    await settle();
    expect(listed()).toEqual(['h1', 'h2', 'm1', 'h0']);
  });

  it('links to a hearing, and to a 341 meeting only if that area is offered', async () => {
    const { page } = await open('/search-attorney-detail/b-1');
    act(() => page.store.set(setAreasAtom, siteAreas()));
    const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs()).toContain('/hearing-detail/h1');
    expect(hrefs()).not.toContain('/s341-hearing-detail/m1');
    expect(hrefs().filter((href) => href?.startsWith('javascript'))).toEqual([]);
    act(() => page.store.set(setAreasAtom, siteAreas('mfe-calendar')));
    expect(hrefs()).not.toContain('/hearing-detail/h1');
    expect(rowOf('h1')).toContain('26-50001');
  });

  it('updates live over one listener', async () => {
    const { page } = await open('/search-attorney-detail/b-1');
    const watched: [string, unknown][] = [];
    let tell: (json: unknown) => void = () => {};
    act(() =>
      page.store.set(setConnectionAtom, {
        watch(path, onValue, _onError, range) {
          watched.push([path, range]);
          if (path === PERSON) tell = onValue;
          return () => {};
        },
        watchConnected(listener) {
          listener(true);
          return () => {};
        },
      }),
    );
    expect(watched.filter(([path]) => path === PERSON)).toEqual([
      [PERSON, { startAt: '2026-11-21', endAt: '~' }],
    ]);
    await act(async () => tell({ ...DATES, '2026-11-23~0930~h1': row({ s: 'vacated' }) }));
    await act(async () => tell({ ...DATES, '2026-11-23~0930~h1': row({ s: 'held' }) }));
    expect(rowOf('h1')).toContain('Held');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      'The dates on this page have changed.',
    );
  });

  it('shows past dates at once if there are no upcoming dates', async () => {
    await open('/search-attorney-detail/b-1', { [PERSON]: { '2026-11-02~0930~h0': row() } });
    expect(heading()).toBe('Ann Alder');
    expect(listed()).toEqual(['h0']);
  });

  it('says that the attorney is unknown, and offers the search', async () => {
    for (const id of ['b-9', 'a.b', 'x'.repeat(900), '%23']) {
      await open(`/search-attorney-detail/${id}`, {});
      expect(heading(), id).toBe('We couldn’t find this attorney');
      expect(screen.getByRole('link', { name: 'Find an attorney' }).getAttribute('href')).toBe(
        '/search-attorney',
      );
      cleanup();
    }
  });

  it('retries after a failed read', async () => {
    const court = fakeCourt({ [PERSON]: DATES });
    court.setUp(false);
    renderAt('/search-attorney-detail/b-1');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load these dates');
    court.setUp(true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(heading()).toBe('Ann Alder');
  });
});

describe('my day', () => {
  it('sorts blocks by time, and describes conflicts in words', async () => {
    const more = {
      ...DATES,
      '2026-11-23~0930~h3': row({ j: 'j-carl-dune', a: 'inPerson' }),
      '2026-11-23~1330~h4': row({ o: 'o3', j: 'j-eve-fern', a: 'inPerson' }),
    };
    await open('/search-attorney-detail/b-1?view=day', { [PERSON]: more });
    expect(document.querySelector('[data-my-day]')?.getAttribute('data-my-day')).toBe('2026-11-23');
    expect(listed()).toEqual(['h1', 'h3', 'h2', 'h4']);
    // each row has its time, and its method, judge and place in the second line
    expect(rowOf('h3')).toMatch(/^9:30 AM CST.*In person · Judge Dune · San Antonio/);
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    const bands = [...document.querySelectorAll('[data-conflict]')];
    expect(bands.map((band) => band.getAttribute('data-conflict'))).toEqual(['hard']);
    // the band is around both hearings of a conflict
    const inBand = [...(bands[0]?.querySelectorAll<HTMLElement>('[data-hearing-id]') ?? [])];
    expect(inBand.slice(0, 2).map(({ dataset }) => dataset.hearingId)).toEqual(['h1', 'h3']);
    const text = document.body.textContent;
    expect(text).toContain(
      'Conflict: Two hearings at 9:30 AM CST. Judge Brook, San Antonio, and Judge Dune, San Antonio.',
    );
    expect(text).toMatch(
      /9:30 AM MST Judge Brook, El Paso is 1 h after 9:30 AM CST Judge Dune.*drive takes about 1\d h/,
    );
    expect(text).toContain('without traffic');
  });

  it('says that two meetings at one time are both by video, which is tight, but no conflict', async () => {
    const two = {
      '2026-11-23~0930~m1~341': row({ r: 't-ann-alder', a: 'video' }),
      '2026-11-23~0930~m2~341': row({ r: 't-bo-birch', a: 'video', o: 'o4' }),
    };
    await open('/search-attorney-detail/b-1?view=day', { [PERSON]: two });
    expect(document.querySelector('[data-conflict]')?.getAttribute('data-conflict')).toBe('tight');
    expect(document.body.textContent).toMatch(/Tight: Two meetings at 9:30 AM.*Both by video\./);
  });

  it('goes to another day, and writes it to the address', async () => {
    const { page } = await open('/search-attorney-detail/b-1?view=day');
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day' });
    fireEvent.change(choice, { target: { value: '2026-12-01' } });
    // before the address has changed
    expect(choice.value).toBe('2026-12-01');
    await settle();
    expect(page.where()).toBe('/search-attorney-detail/b-1?view=day&date=2026-12-01');
    expect(listed()).toEqual(['m1']);
    expect(screen.getByText('No conflicts found')).toBeTruthy();
  });
});

describe('a case', () => {
  const record = {
    number: '26-50001-hto',
    title: 'Rosa M. Peña',
    type: 'bk',
    chapter: '13',
    office: 'o5',
    hearings: {
      '2026-11-02~0930~h0': row({ w: undefined, m: 'Status conference' }),
      '2026-11-23~0930~h1': row({ w: undefined, m: 'Motion to dismiss' }),
      '2026-11-24~0930~a1': row({
        w: undefined,
        n: '26-05001',
        c: 'Peña v. Bank',
        y: 'ap',
        lead: { n: '26-50001' },
      }),
    },
    meetings: { '2026-12-01~1300~m1~341': row({ w: undefined }) },
  };

  it('lists hearings, those of its adversary proceedings, and 341 meetings by date', async () => {
    await open('/search-casenumber-detail/c2650001-bk', { [CASE]: record });
    expect(heading()).toBe('Rosa M. Peña');
    expect(document.querySelector('header p')?.textContent).toBe('26-50001-hto · Chapter 13 · San Antonio');
    expect(listed()).toEqual(['h1', 'a1', 'm1']);
    expect(rowOf('a1')).toMatch(/26-05001.*Peña v. Bank/);
    expect(rowOf('h1')).not.toContain('26-50001');
    fireEvent.click(screen.getByRole('button', { name: 'Show past dates' }));
    expect(listed()).toEqual(['h1', 'a1', 'm1', 'h0']);
  });

  it('says that the case does not exist', async () => {
    await open('/search-casenumber-detail/c1-bk', {});
    expect(heading()).toBe('We couldn’t find this case');
  });
});

describe('without an id', () => {
  it('redirects to the last one viewed at this court, or to the search', async () => {
    const kept = new Map<string, unknown>();
    const device = {
      driver: 'test',
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: unknown) => void kept.set(key, value),
      remove: async (key: string) => void kept.delete(key),
      keys: async () => [],
    };
    fakeCourt({ [PERSON]: DATES });
    const store = createStore();
    store.set(setDeviceStoreAtom, device);
    const page = renderAt('/search-attorney-detail/b-1', store);
    await settle();
    expect(page.store.get(recentlyViewedAtom)).toEqual([
      { field: 'attorney', id: 'b-1', title: 'Ann Alder' },
    ]);
    expect(kept.get('recentFinds')).toEqual({ txwb: page.store.get(recentlyViewedAtom) });
    await page.go('/search-attorney-detail');
    await settle();
    expect(page.where()).toBe('/search-attorney-detail/b-1');
    await page.go('/search-attorney');
    await settle();
    expect(screen.getByRole('link', { name: 'Ann Alder' }).getAttribute('href')).toBe(
      '/search-attorney-detail/b-1',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
    expect(page.store.get(recentlyViewedAtom)).toEqual([]);
    await page.go('/search-debtor-detail');
    await settle();
    expect(page.where()).toBe('/search-debtor');
  });
});
