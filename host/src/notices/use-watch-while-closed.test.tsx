// @vitest-environment jsdom
import {
  changeListsAtom,
  chooseCourtAtom,
  type PageCourt,
  setConnectionAtom,
  setDeviceStoreAtom,
  takeStoredAtom,
} from '@court/contract';
import { turnNoticesAtom } from '@court/ui';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWatchedLists, type WatchedLists } from '../service-worker/watched-lists';
import { useWatchWhileClosed } from './use-watch-while-closed';

vi.mock('../service-worker/watched-lists', () => ({ keepWatchedLists: vi.fn(async () => {}) }));

const UNTIL = Date.UTC(2026, 10, 21, 12);
let tags: Set<string>;
let agreed: PermissionState;

beforeEach(() => {
  tags = new Set();
  agreed = 'granted';
  vi.mocked(keepWatchedLists).mockClear();
  const periodicSync = {
    register: vi.fn(async (tag: string) => void tags.add(tag)),
    unregister: async (tag: string) => void tags.delete(tag),
    getTags: async () => [...tags],
  };
  const workers = { getRegistration: async () => ({ periodicSync }) };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('fetch', async () => Response.json(null));
  vi.stubGlobal('navigator', {
    ...{ serviceWorker: workers, permissions: { query: async () => ({ state: agreed }) }, onLine: true },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let courts = 0;
function reader(notices: 'on' | 'off') {
  courts += 1;
  const store = createStore();
  const client = { databaseURL: `http://localhost:9000?ns=closed${courts}` };
  store.set(chooseCourtAtom, { code: `closed${courts}`, client, timeZones: ['UTC'] } as unknown as PageCourt);
  store.set(setDeviceStoreAtom, null);
  store.set(takeStoredAtom, { notices });
  store.set(setConnectionAtom, {
    watch(path, onValue) {
      if (path === 'lastUpdated11') onValue({ checkedAt: UNTIL, version: 1, hearings: UNTIL });
      return () => {};
    },
    watchConnected(listener) {
      listener(true);
      return () => {};
    },
  });
  const star = () =>
    act(async () =>
      store.set(changeListsAtom, [
        { list: 'hearings', id: 'h1', what: 'put', at: UNTIL - 1, last: null },
        { list: 'cases', id: 'c2650001-bk-o5', what: 'put', at: UNTIL - 1, last: null },
      ]),
    );
  renderHook(useWatchWhileClosed, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return { store, star };
}
const kept = () => vi.mocked(keepWatchedLists).mock.lastCall?.[0];

test('the browser looks while the site is closed once the reader wants notices and something is on a list', async () => {
  const { store, star } = reader('on');
  await waitFor(() => expect(kept()).toBeNull());
  expect([...tags]).toEqual([]);
  await star();
  await waitFor(() => expect([...tags]).toEqual(['court-changes']));
  const watched: Partial<WatchedLists> = {
    since: { hearings: UNTIL, meetings: UNTIL },
    hearings: ['h1'],
    meetings: [],
    cases: { 'c2650001-bk': '' },
    link: '/search-mylist',
  };
  expect(kept()).toMatchObject(watched);
  await act(async () => void (await store.set(turnNoticesAtom, false)));
  await waitFor(() => expect([...tags]).toEqual([]));
  expect(kept()).toBeNull();
});

test('nothing is kept for a browser that does not look, and nothing without the reader’s wish', async () => {
  agreed = 'denied';
  const { star } = reader('on');
  await star();
  await waitFor(() => expect(kept()).toBeNull());
  cleanup();
  agreed = 'granted';
  const other = reader('off');
  await other.star();
  await waitFor(() => expect(kept()).toBeNull());
  expect([...tags]).toEqual([]);
});
