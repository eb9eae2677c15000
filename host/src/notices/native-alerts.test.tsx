// @vitest-environment jsdom
import {
  chooseCourtAtom,
  courtAtom,
  type PageCourt,
  setDeviceAtom,
  setDeviceStoreAtom,
  starAtom,
  storedValuesAtom,
  storeValueAtom,
  takeStoredAtom,
  unstarAtom,
} from '@court/contract';
import { alertTopic } from '@court/domain';
import { alertsAtom, alertTopicsAtom, turnAlertsAtom } from '@court/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CourtsProvider } from '../courts/courts-context';
import { NativeAlerts } from './native-alerts';
import { phone } from './testing/fake-messaging';

vi.mock('../device/native/native-push', () => import('./testing/fake-messaging'));

const LOOK = { dialog: 'a', notice: 'b', text: 'c', primary: 'd', outline: 'e', strip: 'f' };

const courtOf = (code: string) =>
  ({
    code,
    client: { databaseURL: `http://localhost:9000?ns=${code}`, messagingSenderId: '4711' },
    pushAppId: '1:4711:android:abc',
    displayName: code,
    timeZones: ['UTC'],
  }) as unknown as PageCourt;

beforeEach(() => {
  Object.assign(phone, {
    calls: [],
    topics: new Set(),
    permission: 'granted',
    isOffline: false,
    pressed: null,
  });
  vi.stubGlobal('BASE', '');
  vi.stubGlobal('fetch', async () => Response.json(null));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let apps = 0;
/** An app that shows a court. `stored`: the stored values of its device. */
async function app(
  stored: Record<string, unknown> = {},
  court: (one: PageCourt) => PageCourt = (one) => one,
) {
  apps += 1;
  const code = `alerts${apps}`;
  const store = createStore();
  store.set(chooseCourtAtom, court(courtOf(code)));
  store.set(setDeviceStoreAtom, null);
  store.set(setDeviceAtom, { isNative: true } as never);
  store.set(takeStoredAtom, stored);
  const router = createMemoryRouter([{ path: '*', element: <NativeAlerts look={LOOK} /> }]);
  const registry = { folders: () => [] };
  await act(async () =>
    render(
      <Provider store={store}>
        <CourtsProvider
          value={{ courts: [courtOf(code), courtOf('other')], registry, renew: vi.fn() } as never}
        >
          <RouterProvider router={router} />
        </CourtsProvider>
      </Provider>,
    ),
  );
  const topic = (group: 'hearing' | 'case' | 'attorney' | 'meeting', id: string) =>
    alertTopic(code, group, id);
  const star = (list: 'hearings' | 'cases' | 'debtors' | 'meetings', id: string) =>
    act(() => store.set(starAtom, { list, id, last: null } as never));
  const turn = (on: boolean) => act(async () => store.set(turnAlertsAtom, on));
  const state = (wanted: unknown) => waitFor(() => expect(store.get(alertsAtom)).toBe(wanted));
  const follows = (...topics: string[]) =>
    waitFor(() => expect([...phone.topics].sort()).toEqual([...topics].sort()));
  return { code, store, router, topic, star, turn, state, follows };
}
const offer = () => screen.queryByRole('button', { name: 'Turn on alerts' });

test('alerts are offered after the first star, and the phone is asked for nothing before the reader agrees', async () => {
  const { star, state, follows, topic } = await app();
  expect(offer()).toBeNull();
  await star('hearings', 'h1');
  expect(offer()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toContain('learns which cases this phone follows');
  expect(phone.calls).toEqual([]);
  fireEvent.click(offer() as HTMLElement);
  await state('on');
  await follows(topic('hearing', 'h1'));
  expect(phone.calls).toEqual(['permission', 'channel court-changes', `+${topic('hearing', 'h1')}`]);
  expect(offer()).toBeNull();
});

test('a reader who declines is not asked again, and the phone is asked for nothing', async () => {
  const { star, store } = await app();
  await star('hearings', 'h1');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await star('cases', 'c1');
  expect(offer()).toBeNull();
  expect(store.get(alertsAtom)).toBe('off');
  expect(phone.calls).toEqual([]);
});

test.each<[string, (court: PageCourt) => PageCourt]>([
  ['no push app id', (court) => ({ ...court, pushAppId: undefined })],
  ['no sender', (court) => ({ ...court, client: { ...court.client, messagingSenderId: '' } })],
])('a court with %s offers no alerts', async (_, court) => {
  const { star } = await app({}, court);
  await star('hearings', 'h1');
  expect(offer()).toBeNull();
  expect(phone.calls).toEqual([]);
});

test('each hearing, meeting, case, debtor’s case and attorney is a topic as long as the reader follows it', async () => {
  const stored = { followedAttorneys: {} as Record<string, unknown> };
  stored.followedAttorneys[`alerts${apps + 1}`] = [
    { field: 'attorney', id: 'b-24001234', title: 'Ann Alder' },
  ];
  const { star, turn, topic, follows, store } = await app(stored);
  await star('hearings', 'h1');
  await star('meetings', 'm1');
  await star('cases', 'c2650001-bk');
  await star('debtors', 'c2650002-bk~1abc');
  await turn(true);
  const [hearing, ...others] = [
    topic('hearing', 'h1'),
    topic('meeting', 'm1'),
    topic('case', 'c2650001-bk'),
    topic('case', 'c2650002-bk'),
    topic('attorney', 'b-24001234'),
  ] as [string, ...string[]];
  await follows(hearing, ...others);
  await act(() => store.set(unstarAtom, { list: 'hearings', id: 'h1' }));
  await follows(...others);
  expect(Object.keys(store.get(alertTopicsAtom) ?? {}).sort()).toEqual([...others].sort());
});

test('a phone that denies notifications to the app follows no topics', async () => {
  phone.permission = 'denied';
  const { star, turn, state } = await app();
  await star('hearings', 'h1');
  await turn(true);
  await state('denied');
  expect(phone.calls).toEqual(['permission']);
});

test('turning alerts off ends all topics of all courts and deletes the phone’s token', async () => {
  const { star, turn, state, follows, topic, store } = await app({ alertTopics: { 'other-h-abc': true } });
  await star('hearings', 'h1');
  await turn(true);
  await follows(topic('hearing', 'h1'));
  phone.topics.add('other-h-abc');
  await turn(false);
  await state('off');
  expect(phone.topics.size).toBe(0);
  expect(phone.calls).toContain('-other-h-abc');
  expect(phone.calls.at(-1)).toBe('deleteToken');
  expect(store.get(alertTopicsAtom)).toBeNull();
});

test('alerts that are turned off without a network end when the network returns', async () => {
  const { star, turn, state, follows, topic } = await app();
  await star('hearings', 'h1');
  await turn(true);
  await follows(topic('hearing', 'h1'));
  phone.isOffline = true;
  await turn(false);
  await waitFor(() => expect(phone.calls).toContain('deleteToken'));
  await state('ending');
  phone.isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await state('off');
  expect(phone.topics.size).toBe(0);
});

test('a failed subscription is repeated when the network returns', async () => {
  const { star, turn, state, follows, topic, store } = await app();
  await turn(true);
  await state('on');
  phone.isOffline = true;
  await star('cases', 'c1');
  await waitFor(() => expect(store.get(alertTopicsAtom)).toEqual({ [topic('case', 'c1')]: false }));
  phone.isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await follows(topic('case', 'c1'));
  await waitFor(() => expect(store.get(alertTopicsAtom)).toEqual({ [topic('case', 'c1')]: true }));
});

test('deleting everything on the device ends all topics too', async () => {
  const { star, turn, follows, topic, store } = await app();
  await star('hearings', 'h1');
  await turn(true);
  await follows(topic('hearing', 'h1'));
  await act(async () => {
    await Promise.all(
      Object.keys(store.get(storedValuesAtom)).map((key) => store.set(storeValueAtom, key, null)),
    );
  });
  await waitFor(() => expect(phone.calls.at(-1)).toBe('deleteToken'));
  expect(phone.topics.size).toBe(0);
  expect([store.get(alertsAtom), store.get(alertTopicsAtom)]).toEqual([null, null]);
});

test('a pressed alert opens its record, even in another court, and any other message opens nothing', async () => {
  const { code, turn, state, router, store } = await app();
  await turn(true);
  await state('on');
  await waitFor(() => expect(phone.pressed).not.toBeNull());
  const press = (data: unknown) => act(async () => phone.pressed?.({ notification: { data } }));
  for (const data of [
    null,
    {},
    { court: code, kind: 'else', id: 'h1' },
    { court: 'unknown', kind: 'hearings', id: 'h' },
  ])
    await press(data);
  expect(router.state.location.pathname).toBe('/');
  await press({ court: code, kind: 'hearings', id: 'h1' });
  expect(router.state.location.pathname).toBe('/hearing-detail/h1');
  await press({ court: code, kind: 'meetings', id: 'm1' });
  expect(router.state.location.pathname).toBe('/s341-hearing-detail/m1');
  await press({ court: 'other', kind: 'hearings', id: 'h2' });
  expect(store.get(courtAtom)?.code).toBe('other');
  expect(window.location.pathname).toBe('/hearing-detail/h2');
});
