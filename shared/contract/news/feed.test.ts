import { readRow } from '@court/domain';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConnectionAtom } from '../data/path-atom';
import { setDeviceStoreAtom } from '../device/device-store';
import { changeListsAtom, listsAtom, starAtom } from '../lists/lists-atom';

import type { PageCourt } from '../release/page-config';
import { chooseCourtAtom } from '../state/court-atom';
import { listNewsAtom, unseenAtom } from './list-news-atom';
import { seeListAtom } from './lists-seen';

const NOW = Date.UTC(2026, 10, 21, 12);
let changes: Record<string, unknown>;
let asked: URL[];

beforeEach(() => {
  changes = {};
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address);
    if (!url.pathname.endsWith('/changes.json')) return Response.json(null);
    asked.push(url);
    const [from, end] = ['startAt', 'endBefore'].map((name) =>
      JSON.parse(url.searchParams.get(name) ?? 'null'),
    );
    const most = Number(url.searchParams.get('limitToLast'));
    const found = Object.entries(changes).filter(([key]) => key >= from && (end === null || key < end));
    return Response.json(Object.fromEntries(found.slice(-most)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const change = (at: number, id: string, more = {}) => ({
  [`${at}~${id}`]: {
    at,
    what: 'changed',
    n: '26-50001',
    c: 'Peña',
    y: 'bk',
    d: '2026-12-07',
    t: '10:00',
    ...more,
  },
});
const row = (id: string) =>
  readRow('2026-11-30', `0930~${id}`, { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled' });

let courts = 0;
/** A reader whose page subscribes to the lists, in a separate court. `publish` simulates a publication. */
function reader() {
  courts += 1;
  const store = createStore();
  const client = { databaseURL: `http://localhost:9000?ns=feed${courts}` };
  store.set(chooseCourtAtom, { code: `feed${courts}`, client, timeZones: ['UTC'] } as unknown as PageCourt);
  store.set(setDeviceStoreAtom, null);
  let tell: (json: unknown) => void = () => {};
  let updated: unknown = null;
  store.set(setConnectionAtom, {
    watch(path, onValue) {
      if (path === 'lastUpdated11') tell = onValue;
      if (path === 'lastUpdated11' && updated) onValue(updated);
      return () => {};
    },
    watchConnected(listener) {
      listener(true);
      return () => {};
    },
  });
  store.sub(unseenAtom, () => {});
  const publish = (at: number, published: Record<string, unknown> = {}) => {
    Object.assign(changes, published);
    updated = { checkedAt: at, version: 1, hearings: at };
    tell(updated);
  };
  const star = (id: string, starredAt = NOW) =>
    store.set(changeListsAtom, [{ list: 'hearings', id, what: 'put', at: starredAt, last: row(id) }]);
  return { store, publish, star, until: () => store.get(listNewsAtom).until };
}

test('reads nothing while the lists are empty', async () => {
  const { publish, store, star, until } = reader();
  publish(NOW + 1000, change(NOW + 1000, 'h1'));
  await vi.waitFor(() => expect(store.get(unseenAtom).all).toBe(0));
  expect(asked).toEqual([]);
  void star('h1');
  await vi.waitFor(() => expect(until()).toBe(NOW + 1000));
  expect(store.get(unseenAtom)).toMatchObject({ all: 1, hearings: 1 });
});

test('reads each publication once, starting after the one before', async () => {
  const { publish, star, store, until } = reader();
  void star('h1');
  publish(NOW + 1000, change(NOW + 1000, 'h1'));
  await vi.waitFor(() => expect(until()).toBe(NOW + 1000));
  publish(NOW + 2000, change(NOW + 2000, 'h1'));
  await vi.waitFor(() => expect(until()).toBe(NOW + 2000));
  expect(asked.map((url) => url.searchParams.get('startAt'))).toEqual([`"${NOW + 1}"`, `"${NOW + 1001}"`]);
  expect(store.get(listNewsAtom).news.hearings.get('h1')).toHaveLength(2);
  store.set(seeListAtom, { list: 'hearings', until: NOW + 2000 });
  expect(store.get(unseenAtom).all).toBe(0);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

test('updates the list’s known facts from publications, also for items on no screen', async () => {
  const { publish, star, store, until } = reader();
  void star('h1');
  void store.set(starAtom, { list: 'hearings', id: 'h2', last: null });
  publish(NOW + 2000, {
    ...change(NOW + 1000, 'h1', { status: { from: 'scheduled', to: 'continued' }, judge: { to: 'j-2' } }),
    ...change(NOW + 2000, 'h1', { d: '2026-12-08', place: { from: 'Courtroom 1' } }),
  });
  await vi.waitFor(() => expect(until()).toBe(NOW + 2000));
  const kept = store.get(listsAtom).hearings;
  expect(kept.get('h1')?.last).toMatchObject({
    ...{
      date: '2026-12-08',
      time: '10:00',
      key: '1000~h1',
      status: 'continued',
      judgeId: 'j-2',
      place: null,
    },
  });
  expect(kept.get('h2')?.last).toBeNull();
  publish(NOW + 3000, change(NOW + 3000, 'h1', { what: 'removed' }));
  await vi.waitFor(() => expect(store.get(listsAtom).hearings.get('h1')?.last?.status).toBe('removed'));
});

test('after a long absence reads the latest thousand changes in pages, and reports that there are more', async () => {
  const { publish, star, store, until } = reader();
  void star('h1');
  const many = Array.from({ length: 1500 }, (_, n) => change(NOW + 1000 + n, `h${n}`));
  publish(NOW + 5000, Object.assign({}, ...many));
  await vi.waitFor(() => expect(until()).toBe(NOW + 5000));
  expect(asked).toHaveLength(5);
  expect(store.get(listNewsAtom).more).toBe(true);
});

test('a hearing that was starred on an old copy gets the changes published since that copy', async () => {
  const { publish, store, until } = reader();
  const moved = { date: { from: '2026-11-30', to: '2026-12-07' } };
  publish(NOW - 2000, { ...change(NOW - 9000, 'h1'), ...change(NOW - 2000, 'h1', moved) });
  store.set(seeListAtom, { list: 'hearings', until: NOW - 2000 });
  const old = { at: NOW, asOf: NOW - 5000, last: row('h1') };
  void store.set(changeListsAtom, [{ list: 'hearings', id: 'h1', what: 'put', ...old }]);
  await vi.waitFor(() => expect(until()).toBe(NOW - 2000));
  expect(store.get(listNewsAtom).news.hearings.get('h1')).toMatchObject([{ change: moved }]);
  expect(store.get(unseenAtom).hearings).toBe(1);
  expect(store.get(listsAtom).hearings.get('h1')?.last).toMatchObject({ date: '2026-12-07' });
  expect(store.get(listsAtom).hearings.get('h1')?.starredAt).toBe(NOW);
  store.set(seeListAtom, { list: 'hearings', until: NOW - 2000 });
  expect(store.get(unseenAtom).all).toBe(0);
});
