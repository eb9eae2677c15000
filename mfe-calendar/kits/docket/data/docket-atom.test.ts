import { chooseCourtAtom, type LiveDatabase, type PageCourt, setConnectionAtom } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { docketAtom } from './docket-atom';

const DATE = '2026-11-23';
const ROW = { n: '26-51234', c: 'Rivera', y: 'bk', s: 'scheduled' };
const courtAt = (databaseURL: string) =>
  ({ client: { databaseURL }, timeZones: ['UTC'] }) as unknown as PageCourt;

/** A live connection that the test controls. Like Firebase, it sends a value again only if the value changed. */
function handle() {
  let onValue: (value: unknown) => void = () => {};
  let onError: (error: Error) => void = () => {};
  let onConnected: (connected: boolean) => void = () => {};
  let watches = 0;
  let started = 0;
  const database: LiveDatabase = {
    watch(_path, value, error) {
      watches += 1;
      started += 1;
      onValue = value;
      onError = error;
      return () => {
        watches -= 1;
      };
    },
    watchConnected(listener) {
      onConnected = listener;
      listener(false);
      return () => {};
    },
  };
  return {
    database,
    send: (value: unknown) => onValue(value),
    refuse: () => onError(new Error('permission_denied')),
    connected: (value: boolean) => onConnected(value),
    watches: () => watches,
    started: () => started,
  };
}

let answers: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = { [DATE]: { '0930~a': ROW } };
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const date = /days\/(.*)\.json/.exec(url)?.[1] ?? '';
    if (answers[date] instanceof Error) throw answers[date];
    return new Response(JSON.stringify(answers[date] ?? null));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(date = DATE) {
  const store = createStore();
  store.set(chooseCourtAtom, courtAt('http://localhost:9000?ns=txwb'));
  const docket = docketAtom({ kind: 'hearings', date });
  const close = store.sub(docket, () => {});
  const shown = () => {
    const { status, rows, polling, changedIds } = store.get(docket);
    return { status, ids: rows.map((row) => row.id), polling, changed: [...changedIds] };
  };
  return { store, docket, close, shown };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a docket', () => {
  it('is the same atom for the same day', () => {
    expect(docketAtom({ kind: 'hearings', date: DATE })).toBe(docketAtom({ kind: 'hearings', date: DATE }));
    expect(docketAtom({ kind: 'meetings', date: DATE })).not.toBe(
      docketAtom({ kind: 'hearings', date: DATE }),
    );
  });

  it('is read over HTTP first, then followed over the live connection', async () => {
    const { store, shown } = open();
    expect(shown()).toEqual({ status: 'loading', ids: [], polling: false, changed: [] });
    await settle();
    expect(shown()).toMatchObject({ status: 'cached', ids: ['a'] });
    const live = handle();
    store.set(setConnectionAtom, live.database);
    expect(shown()).toMatchObject({ status: 'cached', ids: ['a'] });
    live.connected(true);
    live.send({ '0930~a': ROW });
    expect(shown()).toMatchObject({ status: 'live', ids: ['a'], changed: [] });
    await settle(120_000);
    expect(asked).toHaveLength(1);
  });

  it('reports the rows that each update changed, added and removed', async () => {
    const { store, shown } = open();
    await settle();
    const live = handle();
    store.set(setConnectionAtom, live.database);
    live.connected(true);
    live.send({ '1000~a': ROW, '0930~b': ROW });
    expect(shown()).toMatchObject({ ids: ['b', 'a'], changed: ['b', 'a'] });
    live.send({ '0930~b': ROW });
    expect(shown()).toMatchObject({ ids: ['b'], changed: ['b', 'a'] });
  });

  it('does not replace live data with a late HTTP answer', async () => {
    const { store, shown } = open();
    const live = handle();
    store.set(setConnectionAtom, live.database);
    live.connected(true);
    live.send({ '0930~new': ROW });
    await settle();
    expect(shown()).toMatchObject({ status: 'live', ids: ['new'] });
  });

  it('is offline with its rows after a disconnect, and reads again by HTTP within a minute', async () => {
    const { store, docket, shown } = open();
    await settle();
    const live = handle();
    store.set(setConnectionAtom, live.database);
    live.connected(true);
    live.send({ '0930~a': ROW });
    vi.setSystemTime(Date.now() + 5_000);
    const lost = Date.now();
    live.connected(false);
    expect(shown()).toMatchObject({ status: 'offline', ids: ['a'] });
    expect(store.get(docket).asOf).toBe(lost);
    answers[DATE] = { '0930~b': ROW };
    await settle(60_000);
    expect(shown()).toMatchObject({ status: 'cached', polling: true, ids: ['b'] });
  });

  it('restarts its listener only if HTTP has replaced the live data', async () => {
    const { store, shown } = open();
    await settle();
    const live = handle();
    store.set(setConnectionAtom, live.database);
    live.connected(true);
    live.send({ '0930~a': ROW });
    live.connected(false);
    live.connected(true);
    expect(shown()).toMatchObject({ status: 'live', ids: ['a'] });
    live.connected(false);
    answers[DATE] = { '0930~b': ROW };
    await settle(60_000);
    expect(live.started()).toBe(1);
    live.connected(true);
    expect(live.started()).toBe(2);
    expect(live.watches()).toBe(1);
    expect(shown().status).toBe('cached');
    live.send({ '0930~c': ROW });
    expect(shown()).toMatchObject({ status: 'live', ids: ['c'] });
  });

  it('keeps its rows when the live connection refuses', async () => {
    const { store, shown } = open();
    await settle();
    const live = handle();
    store.set(setConnectionAtom, live.database);
    live.refuse();
    expect(shown()).toMatchObject({ status: 'offline', ids: ['a'] });
  });

  it('fails with nothing to show, and tries again on request', async () => {
    answers[DATE] = new TypeError('down');
    const { store, docket, shown } = open();
    await settle();
    expect(shown().status).toBe('failed');
    answers[DATE] = null;
    store.set(docket);
    expect(shown().status).toBe('loading');
    await settle();
    expect(shown()).toMatchObject({ status: 'cached', ids: [] });
  });

  it('stops reading and listening without subscribers, and still has its rows for the next subscriber', async () => {
    const { store, docket, close, shown } = open();
    await settle();
    const live = handle();
    store.set(setConnectionAtom, live.database);
    live.connected(true);
    live.send({ '0930~a': ROW });
    close();
    expect(live.watches()).toBe(0);
    await settle(120_000);
    expect(asked).toHaveLength(1);
    expect(shown()).toMatchObject({ status: 'cached', ids: ['a'] });
    store.sub(docket, () => {});
    expect(live.watches()).toBe(1);
  });

  it('accepts any JSON', async () => {
    for (const value of ['text', 7, [1, null, { n: 'x' }], { '0930~a': null, '0930~b': [1] }]) {
      answers['2026-11-24'] = value;
      const { close, shown } = open('2026-11-24');
      await settle();
      expect(shown()).toMatchObject({ status: 'cached', ids: [] });
      close();
    }
  });

  it('is separate for each court', async () => {
    const { store, shown } = open();
    await settle();
    answers[DATE] = { '0930~z': ROW };
    store.set(chooseCourtAtom, courtAt('http://localhost:9000?ns=other'));
    expect(shown()).toMatchObject({ status: 'loading', ids: [] });
    await settle();
    expect(asked.at(-1)).toContain('ns=other');
    expect(shown()).toMatchObject({ ids: ['z'] });
  });
});
