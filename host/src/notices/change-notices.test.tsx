// @vitest-environment jsdom
import {
  changeListsAtom,
  chooseCourtAtom,
  type PageCourt,
  seeListAtom,
  setConnectionAtom,
  setDeviceStoreAtom,
  takeStoredAtom,
} from '@court/contract';
import { readRow } from '@court/domain';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCourtTitle } from '../shell/later-shell';
import { ChangeNotices } from './change-notices';

const NOW = Date.UTC(2026, 10, 21, 12);
let published: Record<string, unknown>;
let shown: { title: string; body: string; tag: string; onclick?: () => void; close: () => void }[];
let isHidden: boolean;
const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };

beforeEach(() => {
  [published, shown, isHidden] = [{}, [], true];
  badge.setAppBadge.mockClear();
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address);
    const from = JSON.parse(url.searchParams.get('startAt') ?? '""');
    const found = Object.entries(published).filter(([key]) => key >= from);
    return Response.json(url.pathname.endsWith('/changes.json') ? Object.fromEntries(found) : null);
  });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      close = vi.fn();
      constructor(
        readonly title: string,
        options: { body: string; tag: string },
      ) {
        shown.push(Object.assign(this, options) as never);
      }
    },
  );
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  Object.assign(navigator, badge);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const change = (at: number, id: string, more = {}) => ({
  [`${at}~${id}`]: {
    ...{ at, what: 'changed', n: '26-50001', c: 'Peña', y: 'bk', d: '2026-12-07', t: '10:00' },
    ...more,
  },
});

function Page() {
  useCourtTitle();
  return (
    <>
      <title>Settings</title>
      <ChangeNotices />
    </>
  );
}

let courts = 0;
/** A page of a reader who has starred these hearings. `publish` simulates a publication. */
async function reader(starred: string[], notices: unknown = 'on') {
  courts += 1;
  const store = createStore();
  const code = `notices${courts}`;
  const client = { databaseURL: `http://localhost:9000?ns=${code}` };
  const court = { code, client, displayName: 'Sample Court', shortName: 'S.C.', timeZones: ['UTC'] };
  store.set(chooseCourtAtom, court as unknown as PageCourt);
  store.set(setDeviceStoreAtom, null);
  store.set(takeStoredAtom, { notices });
  const tells = new Set<(json: unknown) => void>();
  let updated: unknown = null;
  store.set(setConnectionAtom, {
    watch(path, onValue) {
      if (path === 'lastUpdated11') tells.add(onValue);
      if (path === 'lastUpdated11' && updated) onValue(updated);
      return () => {};
    },
    watchConnected(listener) {
      listener(true);
      return () => {};
    },
  });
  const row = (id: string) =>
    readRow('2026-11-30', `0930~${id}`, { n: '26-50001', c: 'Peña', y: 'bk', s: 'scheduled' });
  await act(async () =>
    store.set(
      changeListsAtom,
      starred.map((id) => ({ list: 'hearings', id, what: 'put', at: NOW, last: row(id) })),
    ),
  );
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const publish = (at: number, more: Record<string, unknown> = {}) =>
    act(async () => {
      Object.assign(published, more);
      updated = { checkedAt: at, version: 1, hearings: at };
      for (const tell of tells) tell(updated);
    });
  return { store, publish, router };
}
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

test('list changes are counted in the title and on the icon until they are seen, without a notification', async () => {
  const { store, publish } = await reader(['h1', 'h2']);
  await publish(NOW + 1000, { ...change(NOW + 1000, 'h1'), ...change(NOW + 1000, 'h2') });
  await titled('(2) Settings · S.C.');
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(2);
  expect(shown).toEqual([]);
  act(() => store.set(seeListAtom, { list: 'hearings', until: NOW + 1000 }));
  await titled('Settings · S.C.');
  expect(badge.clearAppBadge).toHaveBeenCalled();
});

test('a change that arrives while the page is hidden is notified once, with the difference and a link to its record', async () => {
  const { publish, router } = await reader(['h1']);
  await publish(NOW + 1000);
  await publish(NOW + 2000, change(NOW + 2000, 'h1', { time: { from: '09:30', to: '10:00' } }));
  await publish(NOW + 3000, change(NOW + 3000, 'h9'));
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toMatchObject({
    title: '26-50001 Peña',
    body: 'Time: 10:00 AM',
    tag: `court hearings h1 ${NOW + 2000}`,
  });
  await act(async () => shown[0]?.onclick?.());
  expect(router.state.location.pathname).toBe('/hearing-detail/h1');
  expect(shown[0]?.close).toHaveBeenCalled();
});

test('many changes at once become one notification with their number', async () => {
  const { publish } = await reader(['h1', 'h2', 'h3', 'h4']);
  await publish(NOW + 1000);
  const four = ['h1', 'h2', 'h3', 'h4'].map((id) => change(NOW + 2000, id));
  await publish(NOW + 2000, Object.assign({}, ...four));
  await waitFor(() =>
    expect(shown.map(({ title }) => title)).toEqual(['4 items on your lists have changed']),
  );
});

test.each([
  ['has the page in front', 'on', false],
  ['has turned notifications off', 'off', true],
  ['was never asked', null, true],
])('a reader who %s gets no notification', async (_who, notices, hidden) => {
  isHidden = hidden;
  const { publish } = await reader(['h1'], notices);
  await publish(NOW + 1000);
  await publish(NOW + 2000, change(NOW + 2000, 'h1'));
  await titled('(1) Settings · S.C.');
  expect(shown).toEqual([]);
});

test('the service worker shows the notification if there is one, and tells the page of a press on it', async () => {
  const showNotification = vi.fn(async () => {});
  const workers = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ active: {}, showNotification }),
  });
  vi.stubGlobal('navigator', Object.assign(navigator, { serviceWorker: workers }));
  const { publish, router } = await reader(['h1']);
  await publish(NOW + 1000);
  await publish(NOW + 2000, change(NOW + 2000, 'h1', { what: 'removed' }));
  await waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
  expect(showNotification).toHaveBeenCalledWith('26-50001 Peña', {
    body: 'No longer listed by the court. It may still be held: check with the court',
    tag: `court hearings h1 ${NOW + 2000}`,
    data: { link: '/hearing-detail/h1' },
  });
  expect(shown).toEqual([]);
  await act(async () => {
    workers.dispatchEvent(new MessageEvent('message', { data: { openLink: '/hearing-detail/h1' } }));
  });
  expect(router.state.location.pathname).toBe('/hearing-detail/h1');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
