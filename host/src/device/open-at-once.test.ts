// @vitest-environment jsdom
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { freshPages, remembering } from './testing/fresh-page';

const page = freshPages();

const aPage = () => import('./store/open-device-store');

test('two pages that open an empty store at the same time both use it, and remove their test values', async () => {
  const one = await aPage();
  vi.resetModules();
  const other = await aPage();
  for (let ms = 0; ms < 10; ms += 1) {
    page.fake.state.delay = 3;
    const later = new Promise((resolve) => setTimeout(resolve, ms)).then(() => other.openDeviceStore());
    const opened = Promise.all([one.openDeviceStore(), later]);
    await vi.advanceTimersByTimeAsync(100);
    expect((await opened).map((store) => store?.driver)).toEqual(['indexedDB', 'indexedDB']);
    expect([...page.fake.state.values.keys()]).toEqual([]);
  }
});

test('a store with values is opened without a write', async () => {
  page.fake.state.values.set('_courtName', 'txwb');
  const opened = (await aPage()).openDeviceStore();
  await vi.advanceTimersByTimeAsync(10);
  expect([(await opened)?.driver, page.fake.state.writes]).toEqual(['indexedDB', 0]);
});

test('a store that answers after 10 s is awaited: it is reported as slow, never as missing', async () => {
  const { colorThemeAtom, rememberOnDevice, storageProblemAtom, storageStatusAtom } = await remembering();
  page.fake.state.values.set('_colorTheme', 'ocean').set('readerSettings', { extCaseNum: 'Y' });
  page.fake.state.delay = 10_000;
  const store = createStore();
  const said = new Set<unknown>();
  store.sub(storageStatusAtom, () => said.add(store.get(storageStatusAtom)));
  const isDone = rememberOnDevice(store);
  await vi.advanceTimersByTimeAsync(5000);
  expect([store.get(storageStatusAtom), store.get(storageProblemAtom)]).toEqual(['starting', 'slow']);
  await vi.advanceTimersByTimeAsync(60_000);
  await isDone;
  expect([...said]).toEqual(['device']);
  expect([store.get(storageProblemAtom), store.get(colorThemeAtom)]).toEqual([null, 'ocean']);
});

test('a store that never answers can be opened again', async () => {
  const { colorThemeAtom, rememberOnDevice, retryStorage, storageStatusAtom } = await remembering();
  page.fake.state.values.set('_colorTheme', 'ocean');
  page.fake.state.delay = Infinity;
  const store = createStore();
  const isDone = rememberOnDevice(store);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(store.get(storageStatusAtom)).toBe('starting');
  page.fake.state.delay = 5;
  await retryStorage(store);
  await vi.advanceTimersByTimeAsync(100);
  await isDone;
  expect([store.get(storageStatusAtom), store.get(colorThemeAtom)]).toEqual(['device', 'ocean']);
});
