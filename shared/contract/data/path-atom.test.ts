import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageCourt } from '../release/page-config';
import { chooseCourtAtom } from '../state/court-atom';
import type { LiveDatabase } from './live-database';
import { forgetUnwatchedPathsAtom, pathAtom, setConnectionAtom } from './path-atom';

const court = { code: 'txwb', client: { databaseURL: 'http://localhost:9000' } } as PageCourt;

let listened: string[];
let stopped: string[];
const database: LiveDatabase = {
  watch(path, onValue) {
    listened.push(path);
    onValue({ path });
    return () => void stopped.push(path);
  },
  watchConnected(listener) {
    listener(true);
    return () => {};
  },
};

function storeWithCourt() {
  const store = createStore();
  store.set(chooseCourtAtom, court);
  store.set(setConnectionAtom, database);
  return store;
}

beforeEach(() => {
  listened = [];
  stopped = [];
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => vi.unstubAllGlobals());

test('all readers of a path share one atom and one listener', () => {
  const store = storeWithCourt();
  const first = store.sub(pathAtom('one/listener'), () => {});
  const second = store.sub(pathAtom('one/listener'), () => {});
  const derived = store.sub(
    atom((get) => get(pathAtom('one/listener')).value),
    () => {},
  );
  expect(listened).toEqual(['one/listener']);
  first();
  second();
  expect(stopped).toEqual([]);
  derived();
  expect(stopped).toEqual(['one/listener']);
});

test('uses the court’s own name of a path, both live and over HTTP', () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url).pathname);
    return new Promise(() => {});
  });
  const store = createStore();
  store.set(chooseCourtAtom, { ...court, paths: { '341hearingCalendarEntries': 'creditorMeetings' } });
  const stops = ['341hearingCalendarEntries11/m1', '341hearingCalendar11/days', 'offices11'].map((path) =>
    store.sub(pathAtom(path), () => {}),
  );
  expect(asked).toEqual([
    '/creditorMeetings11/m1.json',
    '/341hearingCalendar11/days.json',
    '/offices11.json',
  ]);
  store.set(setConnectionAtom, database);
  expect(listened).toContain('creditorMeetings11/m1');
  expect(listened).not.toContain('341hearingCalendarEntries11/m1');
  for (const stop of stops) stop();
});

test('a key range of a path has its own atom', () => {
  const range = { startAt: '2026-11-01', endAt: '2026-11-30' };
  expect(pathAtom('days', range)).toBe(pathAtom('days', { ...range }));
  expect(pathAtom('days', range)).not.toBe(pathAtom('days'));
  expect(pathAtom('days', range)).not.toBe(pathAtom('days', { ...range, endAt: '2026-11-29' }));
});

test('keeps every path with subscribers, however many other paths are read', () => {
  const store = storeWithCourt();
  const all = Array.from({ length: 70 }, (_, n) => `mounted/${n}`);
  for (const path of all) store.sub(pathAtom(path), () => {});
  const atoms = all.map((path) => pathAtom(path));
  for (let n = 0; n < 200; n++) pathAtom(`asked/${n}`);
  expect(all.map((path) => pathAtom(path))).toEqual(atoms);
  expect(listened.filter((path) => path.startsWith('mounted/')).length).toBe(70);
});

test('keeps a path without subscribers for a while, then drops it', () => {
  const store = storeWithCourt();
  const once = pathAtom('once/read');
  store.sub(once, () => {})();
  expect(store.get(pathAtom('once/read')).value).toEqual({ path: 'once/read' });
  for (let n = 0; n < 500; n++) pathAtom(`later/${n}`);
  expect(pathAtom('once/read')).not.toBe(once);
});

test('a dropped atom that is subscribed to again is shared with later readers', () => {
  const store = storeWithCourt();
  const kept = pathAtom('kept/path');
  for (let n = 0; n < 500; n++) pathAtom(`between/${n}`);
  store.sub(kept, () => {});
  store.sub(pathAtom('kept/path'), () => {});
  expect(listened).toEqual(['kept/path']);
});

test('does not lose a live value that arrives while the device’s cache is read', async () => {
  vi.stubGlobal('localStorage', { getItem: () => '1', setItem: () => {} });
  const store = createStore();
  store.set(chooseCourtAtom, court);
  const path = pathAtom('while/remembering');
  const stop = store.sub(path, () => {});
  store.set(setConnectionAtom, database);
  await vi.waitFor(() =>
    expect(store.get(path)).toMatchObject({ value: { path: 'while/remembering' }, status: 'live' }),
  );
  stop();
});

/** Simulates a page that read `path` before any script ran, and received `json`. */
function earlyRead(path: string, json: unknown): void {
  const url = `http://localhost:9000/${path}.json`;
  globalThis.__courtEarlyReads = { [url]: { at: 1000, answer: Promise.resolve(json), json } };
}

test('uses the page’s early read in the first paint, and reads again only after half a minute', () => {
  vi.useFakeTimers();
  try {
    const asked = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    earlyRead('early/one', { early: true });
    const store = createStore();
    store.set(chooseCourtAtom, court);
    const path = pathAtom('early/one');
    expect(store.get(path)).toMatchObject({ value: { early: true }, asOf: 1000, status: 'cached' });
    const stop = store.sub(path, () => {});
    vi.advanceTimersByTime(29_000);
    expect(asked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  } finally {
    globalThis.__courtEarlyReads = undefined;
    vi.useRealTimers();
  }
});

test('uses the device’s cached value before the page’s early read, so that changes are reported', () => {
  vi.stubGlobal('localStorage', { getItem: () => '1', setItem: () => {} });
  earlyRead('early/two', { early: true });
  const store = createStore();
  store.set(chooseCourtAtom, court);
  expect(store.get(pathAtom('early/two'))).toMatchObject({ value: undefined, status: 'loading' });
  earlyRead('early/three', { early: true });
  const [read] = Object.values(globalThis.__courtEarlyReads ?? {});
  Object.assign(read ?? {}, { old: { json: 'remembered', at: 500 } });
  expect(store.get(pathAtom('early/three'))).toMatchObject({ value: 'remembered', asOf: 500 });
  expect(read && Object.values(globalThis.__courtEarlyReads ?? {})).toEqual([read]);
  globalThis.__courtEarlyReads = undefined;
});

test('keeps the same object if a new value is equal, so that nothing renders again', () => {
  let tell: (json: unknown) => void = () => {};
  const store = createStore();
  store.set(chooseCourtAtom, court);
  store.set(setConnectionAtom, {
    ...database,
    watch: (_path, onValue) => {
      tell = onValue;
      return () => {};
    },
  });
  const path = pathAtom('same/once/more');
  const stop = store.sub(path, () => {});
  const valueAfter = (json: unknown) => {
    tell(json);
    return store.get(path).value;
  };
  const first = valueAfter({ a: { b: [1, null] }, c: 'd' });
  expect(valueAfter({ c: 'd', a: { b: [1, null] } })).toBe(first);
  for (const other of [{ a: { b: [1] }, c: 'd' }, { a: { b: { 0: 1 } }, c: 'd' }, { c: 'd' }, [], 'd', null])
    expect(valueAfter(other)).toEqual(other);
  stop();
});

test('forgets the values of paths without subscribers and keeps those with subscribers', () => {
  const store = storeWithCourt();
  const left = pathAtom('left/path');
  store.sub(left, () => {})();
  const stop = store.sub(pathAtom('seen/path'), () => {});
  expect(store.get(left).value).toEqual({ path: 'left/path' });
  store.set(forgetUnwatchedPathsAtom);
  expect(store.get(left).value).toBeUndefined();
  expect(store.get(pathAtom('seen/path')).value).toEqual({ path: 'seen/path' });
  expect(listened.filter((path) => path === 'seen/path')).toHaveLength(1);
  stop();
});

test('does not read again while the database is silent, and reads at once when HTTP answers', async () => {
  vi.useFakeTimers();
  try {
    const asked = vi.fn(async () => new Response('1'));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    let tell: Parameters<LiveDatabase['watchConnected']>[0] = () => {};
    const store = createStore();
    store.set(chooseCourtAtom, court);
    store.set(setConnectionAtom, {
      watch: () => () => {},
      watchConnected: (listener) => {
        tell = listener;
        return () => {};
      },
    });
    const stop = store.sub(pathAtom('silent/path'), () => {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveBeenCalledTimes(1);
    tell(false, { state: 'silent', heardAt: 5 });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveBeenCalledTimes(1);
    tell(false, { state: 'http', heardAt: 5 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveBeenCalledTimes(3);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
