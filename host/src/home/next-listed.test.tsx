// @vitest-environment jsdom
import { changeListsAtom, chooseCourtAtom, type PageCourt, setAreasAtom } from '@court/contract';
import { beginAt } from '@court/contract/testing/page-clock';
import { siteAreas } from '@court/contract/testing/site-areas';
import { type DocketRow, readRow } from '@court/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { NextListed, NothingListed } from './next-listed';

afterEach(cleanup);
beginAt('2026-11-21T17:00:00Z');

const COURT = {
  code: 'txwb',
  timeZones: ['America/Chicago'],
  modules: ['mfe-search'],
  offices: {},
  client: {},
};

const row = (id: string, date: string, status: DocketRow['status']): DocketRow =>
  readRow(date, `0930~${id}`, { n: '26-50001', c: `Debtor ${id}`, y: 'bk', s: status });

it('names the dates of my lists that are ahead, and those of today and later that are not held', () => {
  const store = createStore();
  store.set(chooseCourtAtom, COURT as unknown as PageCourt);
  const put = (list: 'hearings' | 'meetings', last: DocketRow) =>
    ({ list, id: last.id, what: 'put', at: 1, last }) as const;
  store.set(changeListsAtom, [
    put('hearings', row('h1', '2026-12-07', 'scheduled')),
    put('hearings', row('h2', '2026-11-30', 'withdrawn')),
    put('hearings', row('h3', '2026-11-19', 'stricken')),
    put('meetings', row('m1', '2026-11-30', 'continued')),
  ]);
  render(
    <Provider store={store}>
      <NextListed />
    </Provider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Debtor h2.*Withdrawn/),
    expect.stringMatching(/Debtor m1.*Continued/),
    expect.stringContaining('Debtor h1'),
  ]);
  expect(screen.queryByText(/more dates? on your list|^No upcoming dates/)).toBeNull();
});

it('marks dates of several judges or trustees at one moment, but not those of one judge', async () => {
  const store = createStore();
  store.set(chooseCourtAtom, { ...COURT, offices: {} } as unknown as PageCourt);
  const put = (list: 'hearings' | 'meetings', id: string, more: Partial<DocketRow>) =>
    store.set(changeListsAtom, [
      { list, id, what: 'put', at: 1, last: { ...row(id, '2026-12-07', 'scheduled'), ...more } },
    ]);
  put('hearings', 'h1', { judgeId: 'j-a' });
  put('hearings', 'h2', { judgeId: 'j-a' });
  put('meetings', 'm1', { trusteeId: 't-a', eventTime: '10:00' });
  const said = () =>
    screen
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => /Same time as .*/.exec(textContent ?? '')?.[0] ?? []);
  render(
    <Provider store={store}>
      <NextListed />
    </Provider>,
  );
  expect(said()).toEqual([]);
  await act(async () => put('meetings', 'm2', { trusteeId: 't-a' }));
  expect(said()).toEqual([
    'Same time as Debtor h1 and Debtor h2',
    'Same time as Debtor m2',
    'Same time as Debtor m2',
  ]);
});

it('counts the dates that are not held beyond the first three', () => {
  const store = createStore();
  store.set(chooseCourtAtom, COURT as unknown as PageCourt);
  for (const id of ['h1', 'h2', 'h3', 'h4', 'h5'])
    store.set(changeListsAtom, [
      { list: 'hearings', id, what: 'put', at: 1, last: row(id, '2026-11-30', 'withdrawn') },
    ]);
  render(
    <Provider store={store}>
      <NextListed />
    </Provider>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/^No upcoming dates/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '2 more dates on your list are canceled or moved' })).toBeTruthy();
});

it.each([
  { isKnown: true, listed: 0, isSaid: true },
  { isKnown: true, listed: 1, isSaid: false },
  { isKnown: false, listed: 0, isSaid: false },
])('says that nothing is listed only if that is known: $isKnown, $listed', ({ isKnown, listed, isSaid }) => {
  const store = createStore();
  store.set(chooseCourtAtom, COURT as unknown as PageCourt);
  // with areas, the device's store must be read first
  if (!isKnown) store.set(setAreasAtom, siteAreas());
  const last = row('h1', '2026-12-07', 'scheduled');
  if (listed > 0) store.set(changeListsAtom, [{ list: 'hearings', id: 'h1', what: 'put', at: 1, last }]);
  render(
    <Provider store={store}>
      <NothingListed />
    </Provider>,
  );
  expect(screen.queryByText(/^Nothing is on your list yet/) !== null).toBe(isSaid);
});
