import { chooseCourtAtom, type PageCourt } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agendaAtom } from './agenda-atom';

const ROW = { '0930~a': { n: '26-51234', c: 'Rivera', y: 'bk', s: 'scheduled' } };

let answer: () => unknown;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer())));
});
afterEach(() => vi.unstubAllGlobals());

function storeOf(databaseURL: string) {
  const store = createStore();
  store.set(chooseCourtAtom, { client: { databaseURL }, timeZones: ['UTC'] } as unknown as PageCourt);
  return store;
}

type Store = ReturnType<typeof createStore>;
type Asked = 'earlier' | 'later' | 'anew';

/** Reads `side` and waits until the read has ended. */
async function ask(store: Store, days: ReturnType<typeof agendaAtom>, side: Asked) {
  store.set(days, side);
  const isReading = () => Object.values(store.get(days)).includes('reading');
  expect(isReading()).toBe(true);
  await vi.waitFor(() => expect(isReading()).toBe(false));
}

test('reads days, and keeps them and the button for more if a refresh fails', async () => {
  const store = storeOf('http://localhost:1/?ns=anew');
  const days = agendaAtom('hearings', '2026-11-23');
  answer = () => ({ '2026-11-23': ROW });
  await ask(store, days, 'later');
  const before = store.get(days);
  expect(before).toMatchObject({ days: [{ date: '2026-11-23' }], keptAt: null });
  answer = () => {
    throw new TypeError('offline');
  };
  await ask(store, days, 'anew');
  expect(store.get(days)).toEqual(before);
  // the first read of a side does report its failure
  await ask(store, days, 'earlier');
  expect(store.get(days)).toMatchObject({ days: before.days, earlier: 'failed' });
});
