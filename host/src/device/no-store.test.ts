// @vitest-environment jsdom
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { freshPages, remembering } from './testing/fresh-page';

const page = freshPages();

const FULL = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const DENIED = new DOMException('Access is denied for this document.', 'SecurityError');

function failLocalStorage(error: unknown): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw error;
  });
}

/** The problems and the status that a first visit reports. */
async function firstVisit() {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { rememberOnDevice, storageProblemAtom, storageStatusAtom } = await remembering();
  const store = createStore();
  const said = new Set<unknown>();
  store.sub(storageProblemAtom, () => said.add(store.get(storageProblemAtom)));
  const isDone = rememberOnDevice(store);
  await vi.advanceTimersByTimeAsync(100);
  await isDone;
  return { said: [...said], status: store.get(storageStatusAtom) };
}

const SAYS_FULL = { said: ['full'], status: 'session' };
const SAYS_REFUSED = { said: ['refused'], status: 'session' };

test.each(['open', 'upgrade', 'commit', 'put'] as const)(
  'a device that is full at its first visit, at the %s, is reported as full',
  async (at) => {
    page.fake.state.fault = { at, error: FULL };
    failLocalStorage(DENIED);
    expect(await firstVisit()).toEqual(SAYS_FULL);
  },
);

test('without IndexedDB a full localStorage is reported as full, empty or not', async () => {
  vi.stubGlobal('indexedDB', undefined);
  failLocalStorage(FULL);
  expect(await firstVisit()).toEqual(SAYS_FULL);
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.setItem('of another page', '1');
  failLocalStorage(FULL);
  expect(await firstVisit()).toEqual(SAYS_FULL);
});

test('a browser that refuses storage, or has none, is reported as refusing', async () => {
  page.fake.state.fault = { at: 'open', error: DENIED };
  failLocalStorage(DENIED);
  expect(await firstVisit()).toEqual(SAYS_REFUSED);
  vi.resetModules();
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('localStorage', undefined);
  expect(await firstVisit()).toEqual(SAYS_REFUSED);
});

test('a database that cannot be read is reported, no empty store replaces it, and a retry reads it', async () => {
  page.fake.state.values.set('_colorTheme', 'ocean');
  page.fake.state.fault = { at: 'open', error: new DOMException('Connection lost', 'UnknownError') };
  vi.spyOn(console, 'warn').mockReturnValue();
  const { colorThemeAtom, deviceStoreAtom, rememberOnDevice, retryStorage, storageProblemAtom } =
    await remembering();
  const store = createStore();
  await Promise.all([rememberOnDevice(store), vi.advanceTimersByTimeAsync(100)]);
  expect([store.get(storageProblemAtom), store.get(deviceStoreAtom)]).toEqual(['failed', null]);
  page.fake.state.fault = null;
  await Promise.all([retryStorage(store), vi.advanceTimersByTimeAsync(100)]);
  expect([store.get(storageProblemAtom), store.get(colorThemeAtom)]).toEqual([null, 'ocean']);
});

test('a device that has room again stores the choices made meanwhile', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { colorThemeAtom, rememberOnDevice, retryStorage, storageProblemAtom } = await remembering();
  page.fake.state.fault = { at: 'put', error: FULL };
  failLocalStorage(FULL);
  const store = createStore();
  await Promise.all([rememberOnDevice(store), vi.advanceTimersByTimeAsync(100)]);
  store.set(colorThemeAtom, 'ocean');
  expect(store.get(storageProblemAtom)).toBe('full');
  page.fake.state.fault = null;
  await Promise.all([retryStorage(store), vi.advanceTimersByTimeAsync(100)]);
  expect([store.get(storageProblemAtom), page.fake.state.values.get('_colorTheme')]).toEqual([null, 'ocean']);
});
