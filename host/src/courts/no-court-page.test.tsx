// @vitest-environment jsdom
import type { PageCourt } from '@court/contract';
import { chooseCourtAtom, setDeviceStoreAtom, setPlatformTypeAtom, takeStoredAtom } from '@court/contract';
import { act, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { HomePage } from '../home/home-page';
import { firstAddress } from '../page/first-address';
import { areaRegistry } from '../remotes/registry';
import { AddressPage } from '../router/area-route';
import { closeRouters, openRouter } from '../router/testing/open-router';
import { storedCourt } from './choose-court';
import { CourtsProvider } from './courts-context';
import { CourtsPage } from './courts-page';

afterEach(closeRouters);

const HELD = [
  {
    code: 'txwb',
    displayName: 'Western District of Texas',
    offices: { o5: { name: 'San Antonio' } },
    modules: [],
    client: { databaseURL: 'http://localhost:9000?ns=txwb' },
  },
] as unknown as PageCourt[];
const registry = areaRegistry({ registry: { generatedAt: 0, areas: {} }, areas: {} }, () => null);
const device = { build: 'device', protocol: 'capacitor:', hostname: 'localhost' } as const;

/** Opens `address` on a device that has `stored`. The page knows only the court txwb. */
function open(stored: Record<string, string> | null, address: string) {
  const store = createStore();
  store.set(setPlatformTypeAtom, 'device');
  if (stored) {
    store.set(setDeviceStoreAtom, null);
    store.set(takeStoredAtom, stored);
  }
  const known = storedCourt(
    { courtName: stored?._courtName ?? null, courtDescription: stored?._courtDescription ?? null },
    HELD,
  );
  if (known) store.set(chooseCourtAtom, known);
  const parts = {
    registry,
    loader: {} as never,
    onRetry: async () => {},
    refresh() {},
    known: new Set<never>(),
  };
  const children = [
    { path: 'home', element: <HomePage /> },
    { path: 'courts', element: <CourtsPage /> },
    { path: '*', element: <AddressPage {...parts} /> },
  ];
  openRouter(address, [{ path: '/', children }], (view) => (
    <Provider store={store}>
      <CourtsProvider value={{ courts: HELD, registry, renew: () => {} }}>{view}</CourtsProvider>
    </Provider>
  ));
  return store;
}

test.each([
  [{ _courtName: 'oldb', _courtDescription: 'Old District' }, 'Old District'],
  [{ _courtName: 'oldb' }, 'oldb'],
])(
  'a device with the stored court %j goes home, and home says that the court is gone',
  async (stored, name) => {
    const kept = {
      courtName: stored._courtName ?? null,
      courtDescription: '_courtDescription' in stored ? (stored._courtDescription ?? null) : null,
    };
    expect(firstAddress(device, kept, '/', '')).toBe('/home');
    open(stored, '/home');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Your court is no longer offered here',
    );
    expect(screen.getByText(new RegExp(`calendar of ${name}`))).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/courts?then=%2Fhome');
  },
);

test('any other address says the same, and the choice returns to it', async () => {
  open({ _courtName: 'oldb' }, '/calendar?date=2026-11-30');
  const gone = { name: 'Your court is no longer offered here' };
  expect(await screen.findByRole('heading', gone, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/courts?then=%2Fcalendar%3Fdate%3D2026-11-30');
});

test('without any court kept the page asks for one', async () => {
  open({}, '/home');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('No court chosen yet');
});

test('until the device has read the stored court, no page says that none is chosen', async () => {
  const store = open(null, '/home');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Still loading your court');
  act(() => {
    store.set(setDeviceStoreAtom, null);
    store.set(takeStoredAtom, {});
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No court chosen yet');
});

test('the courts page says that the device may still name a stored court', async () => {
  const store = open(null, '/courts');
  expect(await screen.findByText(/^This device is slow to load the court/)).toBeTruthy();
  act(() => store.set(setDeviceStoreAtom, null));
  expect(screen.queryByText(/^This device is slow to load the court/)).toBeNull();
});

test('the courts page asks for a choice unless the only court is already chosen', async () => {
  open({}, '/courts');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Choose a court');
  expect(screen.getByText('Available here')).toBeTruthy();
  closeRouters();
  const offices = { o5: { name: 'San Antonio', phone: '210-555-0100', counties: ['Bexar', 'Kerr'] } };
  vi.stubGlobal('fetch', async () => Response.json(offices));
  open({ _courtName: 'txwb' }, '/courts');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Western District of Texas');
  expect(screen.queryByText('Available here')).toBeNull();
  const call = await screen.findByRole('link', { name: '(210) 555-0100' });
  expect(call.closest('div')?.textContent).toBe('San Antonio(210) 555-0100Serves 2 countiesBexar, Kerr');
  expect(screen.getByRole('link', { name: 'Find that court on uscourts.gov' })).toBeTruthy();
  vi.unstubAllGlobals();
});
