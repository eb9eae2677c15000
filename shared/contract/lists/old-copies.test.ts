import { type DocketRow, dayPath, restUrl } from '@court/domain';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathAtom, setConnectionAtom } from '../data/path-atom';
import { freshnessAtom } from '../data/published-atoms';
import type { PageCourt } from '../release/page-config';
import { serverNow } from '../state/clock';
import { chooseCourtAtom } from '../state/court-atom';
import { device, hearing } from '../testing/list-tabs';
import { listsAtom, seenAtom, starAtom, unstarAtom } from './lists-atom';
import { readLists, writeLists } from './stored-lists';

const DAY = dayPath('hearings', '2026-11-30');
const HOUR = 3_600_000;
const databaseURL = 'http://localhost:9000?ns=oldcopies';

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.__courtEarlyReads = {};
});

/** A page that shows a copy of `path` from `at` (epoch ms). `send` delivers the live value. */
function pageWithCopy(path: string, at: number) {
  globalThis.__courtEarlyReads = {
    [restUrl(databaseURL, path)]: { at, answer: new Promise(() => {}), old: { json: { '0930~h1': {} }, at } },
  };
  const store = createStore();
  store.set(chooseCourtAtom, { code: 'oldcopies', client: { databaseURL } } as PageCourt);
  let send: (json: unknown) => void = () => {};
  store.set(setConnectionAtom, {
    watch(watched, onValue) {
      const updated = { checkedAt: at + HOUR / 2, version: 1, hearings: at + HOUR / 2 };
      if (watched === 'lastUpdated11') onValue(updated);
      else send = onValue;
      return () => {};
    },
    watchConnected(listener) {
      listener(true);
      return () => {};
    },
  });
  const close = store.sub(pathAtom(path), () => {});
  const see = async (change: Partial<DocketRow>, asOf?: null) => {
    const last = { ...hearing('h1').last, ...change };
    await store.set(seenAtom, { list: 'hearings', id: 'h1', last, ...(asOf === null && { asOf }) });
    return store.get(listsAtom).hearings.get('h1')?.last?.date;
  };
  const starred = () => {
    void store.set(starAtom, hearing('h1'));
    const item = store.get(listsAtom).hearings.get('h1');
    void store.set(unstarAtom, { list: 'hearings', id: 'h1' });
    return item;
  };
  return { store, close, see, starred, send: () => send({ '0930~h1': {} }) };
}

test('a star on a cached copy remembers the time of the copy, and one on live data its own time alone', () => {
  const at = serverNow() - HOUR;
  const { close, starred, send } = pageWithCopy(DAY, at);
  expect(starred()).toMatchObject({ asOf: at });
  expect(starred()?.starredAt).toBeGreaterThan(at);
  send();
  expect(starred()).not.toHaveProperty('asOf');
  close();
});

test('a row of an older copy does not replace the newer date of a starred hearing, and a live row does', async () => {
  const { store, see, close, send } = pageWithCopy(DAY, serverNow() - HOUR);
  const closeFreshness = store.sub(freshnessAtom, () => {});
  void store.set(starAtom, hearing('h1', { date: '2026-12-14' }));
  expect(await see({ date: '2026-11-30' }, null)).toBe('2026-12-14');
  // the record's own page knows that its row is current
  expect(await see({ date: '2026-12-15' })).toBe('2026-12-15');
  send();
  expect(await see({ date: '2026-12-16' }, null)).toBe('2026-12-16');
  close();
  closeFreshness();
});

test('old copies of other data, such as judges or counts, say nothing about the starred hearing', () => {
  for (const path of ['judges11', 'hearingCalendar11/months/2026-11', 'lastUpdated11']) {
    const { close, starred } = pageWithCopy(path, serverNow() - HOUR);
    expect(starred(), path).not.toHaveProperty('asOf');
    close();
  }
});

test('the device stores the time of the copy, also if the page closes at once', async () => {
  const { store, kept } = device();
  const item = { id: 'h1', starredAt: 2000, asOf: 1000, note: '', last: null };
  const lists = readLists({ version: 1, hearings: [item] });
  expect(lists.whole).toBe(true);
  await store.set('lists', writeLists(lists.lists));
  expect(kept.get('lists')).toMatchObject({ hearings: [item] });
});
