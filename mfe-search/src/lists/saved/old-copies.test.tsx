// @vitest-environment jsdom
import {
  changeListsAtom,
  chooseCourtAtom,
  freshnessAtom,
  listNewsAtom,
  listsAtom,
  type PageCourt,
  setConnectionAtom,
  setDeviceStoreAtom,
} from '@court/contract';
import { entriesPath, entryKey, readRow, restUrl } from '@court/domain';
import { useListedRecord } from '@court/record';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';

const ID = 'h1';
const MONDAY = Date.UTC(2026, 10, 16, 12);
const THURSDAY = Date.UTC(2026, 10, 19, 12);
const CASE = { n: '26-50001', c: 'Peña', y: 'bk' } as const;
/** The record as the device read it on Monday. */
const MONDAYS_COPY = {
  ...{ id: ID, caseNumber: '26-50001', caseTitle: 'Peña', caseType: 'bk', status: 'scheduled' },
  ...{ date: '2026-11-30', time: '09:30' },
};
/** The change that was published on Thursday. */
const MOVED = {
  ...{ at: THURSDAY, id: ID, what: 'changed', ...CASE, d: '2026-11-20', t: '14:00' },
  date: { from: '2026-11-30', to: '2026-11-20' },
};

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.__courtEarlyReads = {};
});

test('an older cached record does not replace the newer date of a list while offline', async () => {
  let isOffline = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const isFeed = new URL(address).pathname === '/hearingCalendar11/changes.json';
    return Response.json(isFeed ? { [`${THURSDAY}~${ID}`]: MOVED } : null);
  });
  const store = createStore();
  const client = { databaseURL: 'http://localhost:9000?ns=copies' };
  store.set(chooseCourtAtom, { code: 'copies', client, timeZones: ['UTC'] } as unknown as PageCourt);
  store.set(setDeviceStoreAtom, null);
  store.set(setConnectionAtom, {
    watch(path, onValue) {
      const updated = { checkedAt: THURSDAY, version: 2, hearings: THURSDAY, meetings: THURSDAY };
      if (path === 'lastUpdated11') onValue(updated);
      return () => {};
    },
    watchConnected(tell) {
      tell(true);
      return () => {};
    },
  });
  const last = readRow('2026-11-30', `0930~${ID}`, { ...CASE, s: 'scheduled' });
  void store.set(changeListsAtom, [{ list: 'hearings', id: ID, what: 'put', at: MONDAY - 9e7, last }]);
  store.sub(listNewsAtom, () => {});
  store.sub(freshnessAtom, () => {});
  const listed = () => store.get(listsAtom).hearings.get(ID)?.last;
  await vi.waitFor(() => expect(listed()?.date).toBe('2026-11-20'), { timeout: 5_000 });

  isOffline = true;
  store.set(setConnectionAtom, null);
  globalThis.__courtEarlyReads = {
    [restUrl(client.databaseURL, `${entriesPath('hearings')}/${entryKey(ID)}`)]: {
      at: Date.now(),
      answer: Promise.resolve(undefined),
      old: { json: MONDAYS_COPY, at: MONDAY },
    },
  };
  const shown = vi.fn();
  function Row() {
    shown(useListedRecord('hearings', { id: ID, last: listed() ?? null }, true).entry);
    return null;
  }
  render(
    <Provider store={store}>
      <Row />
    </Provider>,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(listed()?.date).toBe('2026-11-20');
  // the row says that the record has not been read
  expect(shown.mock.lastCall).toEqual([undefined]);
});
