import {
  chooseCourtAtom,
  type PageCourt,
  setConnectionAtom,
  setDeviceStoreAtom,
  takeStoredAtom,
} from '@court/contract';
import { DEVICE_KEYS, restUrl } from '@court/domain';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { changesSinceAtom, MAX_CHANGES, markChangesSeenAtom } from './changes-since-atom';

const change = (at: number, more = {}) => ({ at, what: 'changed', d: '2026-11-24', n: '26-50001', ...more });

let published: { hearings?: number };
let changes: Record<string, unknown>;
let asked: URL[];
let kept: Record<string, unknown>;

beforeEach(() => {
  published = { hearings: 2000 };
  changes = {
    '1500~a': change(1500),
    '2000~b': change(2000, { t: '09:30' }),
    '2000~c': change(2000, { t: '13:30' }),
  };
  asked = [];
  kept = {};
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address);
    if (url.pathname === '/lastUpdated11.json')
      return Response.json({ checkedAt: 9, version: 1, ...published });
    asked.push(url);
    const from = JSON.parse(url.searchParams.get('startAt') ?? '""') as string;
    const most = Number(url.searchParams.get('limitToLast'));
    const found = Object.entries(changes).filter(([key]) => key >= from);
    return Response.json(Object.fromEntries(found.slice(-most)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const court = (code: string) =>
  ({
    code,
    client: { databaseURL: `http://localhost:9000?ns=${code}` },
    timeZones: ['UTC'],
  }) as unknown as PageCourt;

/** Opens the app with the device storage `kept`. The app's writes go to `kept`. */
function visit({ isRead = true } = {}) {
  const store = createStore();
  const open = () => {
    store.set(setDeviceStoreAtom, {
      driver: 'test',
      get: async (key) => kept[key] ?? null,
      set: async (key, value) => {
        kept[key] = value;
      },
      remove: async () => {},
      keys: async () => [],
    });
    store.set(takeStoredAtom, structuredClone(kept));
  };
  if (isRead) open();
  store.set(chooseCourtAtom, court('txwb'));
  const atom = changesSinceAtom('hearings');
  const leave = store.sub(atom, () => {});
  const shown = () => {
    const { changes, ...rest } = store.get(atom);
    return { ids: changes.map(({ id }) => id), ...rest };
  };
  return { store, atom, open, leave, shown };
}

/** Gives the store a live connection. Returns a function that publishes a value over it. */
function handle(store: ReturnType<typeof createStore>) {
  let publish: (json: unknown) => void = () => {};
  const watch = (_path: string, onValue: (json: unknown) => void) => {
    publish = onValue;
    return () => {};
  };
  store.set(setConnectionAtom, { watch, watchConnected: () => () => {} });
  return (json: unknown) => publish(json);
}

const after = (at: number) => ({ [DEVICE_KEYS.changesSeen]: { txwb: { hearings: at } } });

test('reads nothing on the first visit, and starts the next visit from there', async () => {
  const first = visit();
  await vi.waitFor(() => expect(first.shown()).toMatchObject({ status: 'first', ids: [], until: 2000 }));
  await first.store.set(markChangesSeenAtom, 'hearings');
  expect(kept).toEqual(after(2000));
  expect(asked).toEqual([]);
  // changes during the first visit are new for the next visit
  const live = handle(first.store);
  live({ checkedAt: 10, version: 2, hearings: 3000 });
  await vi.waitFor(() => expect(first.shown()).toMatchObject({ status: 'first', until: 3000 }));
  await first.store.set(markChangesSeenAtom, 'hearings');
  expect(kept).toEqual(after(2000));

  published = { hearings: 3000 };
  changes['3000~d'] = change(3000);
  const second = visit();
  await vi.waitFor(() =>
    expect(second.shown()).toMatchObject({ status: 'known', ids: ['d'], since: 2000, until: 3000 }),
  );
});

test('does not read seen changes again, and reads nothing if nothing was published', async () => {
  kept = after(1500);
  const { shown, store } = visit();
  await vi.waitFor(() => expect(shown()).toMatchObject({ status: 'known', ids: ['b', 'c'], more: false }));
  await store.set(markChangesSeenAtom, 'hearings');
  expect(shown().ids).toEqual(['b', 'c']);
  expect(asked).toHaveLength(1);

  const again = visit();
  await vi.waitFor(() => expect(again.shown()).toMatchObject({ status: 'known', ids: [], since: 2000 }));
  expect(asked).toHaveLength(1);
});

test('does not say that nothing has changed before the court has answered in this visit', async () => {
  kept = after(2000);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const url = restUrl('http://localhost:9000?ns=txwb', 'lastUpdated11');
  globalThis.__courtEarlyReads = {
    [url]: {
      at: 1,
      answer: Promise.resolve(undefined),
      old: { json: { checkedAt: 2000, version: 1, hearings: 2000 }, at: 2000 },
    },
  };
  onTestFinished(() => {
    globalThis.__courtEarlyReads = {};
  });
  const { shown } = visit();
  await vi.waitFor(() => expect(shown()).toMatchObject({ status: 'failed', since: 2000, until: 2000 }));
});

test('waits for the device storage before it decides anything', async () => {
  kept = after(1500);
  const { shown, open, store } = visit({ isRead: false });
  await vi.waitFor(() => expect(shown()).toMatchObject({ status: 'loading', until: 2000 }));
  await store.set(markChangesSeenAtom, 'hearings');
  expect(kept).toEqual(after(1500));
  open();
  await vi.waitFor(() => expect(shown().ids).toEqual(['b', 'c']));
});

test('adds changes that are published during the visit', async () => {
  kept = after(1999);
  const { store, shown } = visit();
  await vi.waitFor(() => expect(shown().ids).toEqual(['b', 'c']));
  const publish = handle(store);
  changes['4000~e'] = change(4000);
  publish({ checkedAt: 10, version: 2, hearings: 4000 });
  await vi.waitFor(() => expect(shown()).toMatchObject({ ids: ['e', 'b', 'c'], until: 4000 }));
});

test('reads only the latest changes if there are very many', async () => {
  kept = after(999);
  const many = Array.from({ length: MAX_CHANGES + 50 }, (_, n) => [`${1000 + n}~x${n}`, change(1000 + n)]);
  changes = Object.fromEntries(many);
  const { shown } = visit();
  await vi.waitFor(() => expect(shown()).toMatchObject({ status: 'known', more: true }));
  expect(shown().ids).toHaveLength(MAX_CHANGES);
  expect(shown().ids[0]).toBe(`x${MAX_CHANGES + 49}`);
  expect(asked[0]?.searchParams.get('limitToLast')).toBe(String(MAX_CHANGES + 1));
});

test('has a separate last visit for each court', async () => {
  kept = after(1999);
  const { store, shown } = visit();
  await vi.waitFor(() => expect(shown().ids).toEqual(['b', 'c']));
  store.set(chooseCourtAtom, court('kywb'));
  await vi.waitFor(() => expect(shown()).toMatchObject({ status: 'first', until: 2000 }));
  await store.set(markChangesSeenAtom, 'hearings');
  expect(kept).toEqual({ [DEVICE_KEYS.changesSeen]: { txwb: { hearings: 1999 }, kywb: { hearings: 2000 } } });
});

test('fails if the database does not answer, and reads again on retry', async () => {
  kept = after(1999);
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('changes') ? new Response('', { status: 503 }) : answering(address),
  );
  const { store, atom, shown } = visit();
  await vi.waitFor(() => expect(shown().status).toBe('failed'));
  await store.set(markChangesSeenAtom, 'hearings');
  expect(kept).toEqual(after(1999));
  vi.stubGlobal('fetch', answering);
  store.set(atom);
  await vi.waitFor(() => expect(shown().ids).toEqual(['b', 'c']));
});

test('skips invalid changes, and treats damaged storage as a first visit', async () => {
  kept = after(1999);
  changes = { '2000~a': 'rubbish', '2000~b': { what: 'changed', d: '2026-11-24' }, '2000~c': change(2000) };
  const { shown } = visit();
  await vi.waitFor(() => expect(shown().ids).toEqual(['c']));
  kept = { [DEVICE_KEYS.changesSeen]: { txwb: { hearings: 'yesterday' } } };
  expect(visit().shown().status).toBe('first');
});
