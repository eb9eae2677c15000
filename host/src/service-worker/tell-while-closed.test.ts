import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Teller, tellWhileClosed } from './tell-while-closed';
import { keepWatchedLists, readWatchedLists, WATCHED_CACHE, type WatchedLists } from './watched-lists';

const NOW = Date.UTC(2026, 10, 21, 12);
const WATCHED: WatchedLists = {
  databaseURL: 'https://court.example?ns=txwb',
  since: { hearings: NOW, meetings: NOW },
  unseen: 1,
  hearings: ['h1'],
  meetings: ['m1'],
  cases: { 'c2650002-bk': '', 'c2650003-bk': '26-50003' },
  words: { one: 'Something about it has changed.', many: 'Changes on your lists' },
  link: '/search-mylist',
};

let stores: Map<string, Map<string, Response>>;
let updated: Record<string, number>;
let changes: Record<string, Record<string, unknown>>;
let asked: URL[];
let pages: number;
const showNotification = vi.fn(async () => {});
const notice = { close: vi.fn() };
const setAppBadge = vi.fn(async () => {});
const worker: Teller = {
  clients: { matchAll: async () => Array.from({ length: pages }) },
  registration: { showNotification, getNotifications: async () => [notice] },
  navigator: { setAppBadge },
};

beforeEach(() => {
  [stores, updated, changes, asked, pages] = [new Map(), {}, {}, [], 0];
  vi.clearAllMocks();
  vi.stubGlobal('caches', {
    has: async (name: string) => stores.has(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (key: string) => store.get(key)?.clone(),
        put: async (key: string, answer: Response) => void store.set(key, answer),
      };
    },
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address);
    asked.push(url);
    if (url.pathname === '/lastUpdated11.json') return Response.json(updated);
    const [from, end] = ['startAt', 'endBefore'].map((name) => JSON.parse(url.searchParams.get(name) ?? ''));
    const all = changes[url.pathname.slice(1, -'11/changes.json'.length)] ?? {};
    return Response.json(Object.fromEntries(Object.entries(all).filter(([key]) => key >= from && key < end)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const change = (at: number, id: string, more = {}) => ({
  [`${at}~${id}`]: { at, what: 'changed', n: '26-50001', c: 'Peña', y: 'bk', d: '2026-12-07', ...more },
});

test('nothing is asked while no page has said what to look for, or while one is open', async () => {
  await tellWhileClosed(worker);
  await keepWatchedLists(WATCHED);
  pages = 1;
  await tellWhileClosed(worker);
  expect(asked).toEqual([]);
});

test('one small read tells that nothing was published', async () => {
  await keepWatchedLists(WATCHED);
  updated = { hearings: NOW, meetings: NOW };
  await tellWhileClosed(worker);
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/lastUpdated11.json']);
  expect(showNotification).not.toHaveBeenCalled();
});

test('notices that were shown are closed once the court has withdrawn something', async () => {
  await keepWatchedLists(WATCHED);
  updated = { hearings: NOW + 1000, meetings: NOW };
  await tellWhileClosed(worker);
  expect(notice.close).not.toHaveBeenCalled();
  updated = { hearings: NOW + 2000, meetings: NOW, withdrawn: NOW + 2000 };
  await tellWhileClosed(worker);
  await tellWhileClosed(worker);
  expect(notice.close).toHaveBeenCalledTimes(1);
});

test('a change of a starred record is told once, counted on the icon, and what is on no list is not', async () => {
  await keepWatchedLists(WATCHED);
  updated = { hearings: NOW + 2000, meetings: NOW };
  changes.hearingCalendar = {
    ...change(NOW + 1000, 'h1'),
    ...change(NOW + 2000, 'h1'),
    ...change(NOW + 2000, 'h9', { n: '26-50009' }),
    // being published now
    ...change(NOW + 3000, 'h1'),
  };
  await tellWhileClosed(worker);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('26-50001 Peña', {
    body: 'Something about it has changed.',
    tag: 'court lists',
    data: { link: '/search-mylist' },
  });
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  await tellWhileClosed(worker);
  expect(showNotification).toHaveBeenCalledOnce();
  updated = { hearings: NOW + 3000, meetings: NOW };
  await tellWhileClosed(worker);
  expect(showNotification).toHaveBeenCalledTimes(2);
});

test('several are told as several; a followed case by its number, and not another of that number’s key', async () => {
  await keepWatchedLists(WATCHED);
  updated = { hearings: NOW + 1000, meetings: NOW + 1000 };
  changes.hearingCalendar = {
    ...change(NOW + 1000, 'h2', { n: '26-50002', c: 'Ruiz' }),
    ...change(NOW + 1000, 'h3', { n: '26-50003-abc', c: 'Other' }),
  };
  changes['341hearingCalendar'] = change(NOW + 1000, 'm1');
  await tellWhileClosed(worker);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Changes on your lists',
    expect.objectContaining({ body: '26-50002 Ruiz\n26-50001 Peña' }),
  );
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
});

test('what could not be read is read the next time', async () => {
  await keepWatchedLists(WATCHED);
  const whole = fetch;
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(tellWhileClosed(worker)).rejects.toThrow('503');
  expect((await readWatchedLists())?.since).toEqual(WATCHED.since);
  vi.stubGlobal('fetch', whole);
  updated = { hearings: NOW + 1000 };
  changes.hearingCalendar = change(NOW + 1000, 'h1');
  await tellWhileClosed(worker);
  expect(showNotification).toHaveBeenCalledOnce();
});

test('what lies there damaged is not used, and leads nowhere but into the site', async () => {
  await keepWatchedLists({ ...WATCHED, link: '//evil.example', since: null as never });
  expect(await readWatchedLists()).toMatchObject({ link: '/', since: { hearings: 0, meetings: 0 } });
  await keepWatchedLists({ unseen: 3 } as never);
  expect(await readWatchedLists()).toBeNull();
  await keepWatchedLists(null);
  expect(stores.has(WATCHED_CACHE)).toBe(false);
});
