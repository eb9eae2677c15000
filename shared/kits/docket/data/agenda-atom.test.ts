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

test('days are read from the first on, a page at a time, until there are none', async () => {
  const store = storeOf('http://localhost:1/?ns=pages');
  const days = agendaAtom('hearings', '2026-11-23');
  answer = () => ({ '2026-11-23': ROW });
  await store.set(days, 'later');
  expect(store.get(days)).toMatchObject({ days: [{ date: '2026-11-23' }], keptAt: null });
});

test('what is asked anew and fails leaves the days, and the way to more of them, as they were', async () => {
  const store = storeOf('http://localhost:1/?ns=anew');
  const days = agendaAtom('hearings', '2026-11-23');
  answer = () => ({ '2026-11-23': ROW });
  await store.set(days, 'later');
  const before = store.get(days);
  answer = () => {
    throw new TypeError('offline');
  };
  await store.set(days, 'anew');
  expect(store.get(days)).toEqual(before);
  // a side that is read for the first time says that it could not be
  await store.set(days, 'earlier');
  expect(store.get(days)).toMatchObject({ days: before.days, earlier: 'failed' });
});
