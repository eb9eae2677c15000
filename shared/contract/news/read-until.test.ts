import { readRow } from '@court/domain';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { setConnectionAtom } from '../data/path-atom';
import { setDeviceStoreAtom } from '../device/device-store';
import { changeListsAtom, listsAtom } from '../lists/lists-atom';
import type { PageCourt } from '../release/page-config';
import { chooseCourtAtom } from '../state/court-atom';
import { listNewsAtom } from './list-news-atom';
import { seeListAtom } from './lists-seen';

const STARRED = Date.UTC(2026, 10, 21, 12);
const PUBLISHED = STARRED + 1000;
const CHANGE = { at: PUBLISHED, what: 'changed', n: '26-50001', d: '2026-12-07', t: '10:00' };

afterEach(() => vi.unstubAllGlobals());

test('a list is not seen up to a publication while one of two calendars has not answered', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const url = new URL(address);
    if (url.pathname !== '/hearingCalendar11/changes.json') return Response.json(null);
    await answered;
    signal?.throwIfAborted();
    const from = Number(JSON.parse(url.searchParams.get('startAt') ?? '"0"'));
    return Response.json(from <= PUBLISHED ? { [`${PUBLISHED}~h1`]: CHANGE } : null);
  });
  const store = createStore();
  const client = { databaseURL: 'http://localhost:9000?ns=until' };
  store.set(chooseCourtAtom, { code: 'until', client, timeZones: ['UTC'] } as unknown as PageCourt);
  store.set(setDeviceStoreAtom, null);
  store.set(setConnectionAtom, {
    watch(path, onValue) {
      const updated = { checkedAt: PUBLISHED, version: 1, hearings: PUBLISHED, meetings: PUBLISHED };
      if (path === 'lastUpdated11') onValue(updated);
      return () => {};
    },
    watchConnected(tell) {
      tell(true);
      return () => {};
    },
  });
  const last = readRow('2026-11-30', '0930~h1', { n: '26-50001', c: 'Rivera', y: 'bk', s: 'scheduled' });
  void store.set(changeListsAtom, [
    { list: 'hearings', id: 'h1', what: 'put', at: STARRED, last },
    { list: 'meetings', id: 'm1', what: 'put', at: STARRED, last: last && { ...last, id: 'm1' } },
  ]);
  // an open list does this
  const see = () => {
    const { until } = store.get(listNewsAtom);
    if (until !== null) store.set(seeListAtom, { list: 'hearings', until });
  };
  store.sub(listNewsAtom, see);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 300));
  await settle();
  see();
  expect(store.get(listNewsAtom).until).toBeNull();
  answer();
  await vi.waitFor(() => expect(store.get(listNewsAtom).until).toBe(PUBLISHED));
  expect(store.get(listNewsAtom).news.hearings.get('h1')).toHaveLength(1);
  expect(store.get(listsAtom).hearings.get('h1')?.last?.date).toBe('2026-12-07');
});
