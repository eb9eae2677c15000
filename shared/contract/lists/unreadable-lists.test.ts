import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceStore } from '../device/device-store';
import { hasCorruptBackupAtom, storageProblemAtom, storageStatusAtom } from '../device/device-store';
import { setAreasAtom } from '../state/court-atom';
import { colorThemeAtom } from '../state/stored-values';
import { closeTabs, device, hearing, idsIn, openTab, stored, type Tab } from '../testing/list-tabs';
import { areListsKnownAtom, areListsUnreadableAtom, keepingLists, starAtom } from './lists-atom';
import { retryStorageAtom } from './retry-storage-atom';

// loading the chunk takes real time, and the first test stops the clock
beforeAll(() => keepingLists());
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  closeTabs();
  vi.restoreAllMocks();
});

const KEPT = { version: 1, hearings: [{ id: 'h1', starredAt: 5, note: '', last: null }] };
const withLists = () => device(new Map<string, unknown>([['lists/txwb', KEPT]]));

/** Sets the areas, as the host's page does. Without areas the lists always count as known. */
function hosted(tab: Tab): Tab {
  tab.set(setAreasAtom, [{ area: 'mfe-search', state: 'running', version: '1', source: 'current' }]);
  return tab;
}

test('lists are unknown until a slow device has read them (10 s), even if the reader stars a hearing meanwhile', async () => {
  vi.useFakeTimers();
  const { store, kept } = withLists();
  const later = <T>(work: () => Promise<T>) =>
    new Promise((resolve) => setTimeout(resolve, 10_000)).then(work);
  const slow: DeviceStore = {
    ...store,
    get: (key) => later(() => store.get(key)),
    set: (key, value) => later(() => store.set(key, value)),
  };
  const tab = hosted(openTab(slow));
  const starred = tab.set(starAtom, hearing('h2'));
  expect(idsIn(tab)).toEqual(['h2']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([tab.get(areListsKnownAtom), tab.get(storageStatusAtom)]).toEqual([false, 'device']);
  await vi.advanceTimersByTimeAsync(100_000);
  await starred;
  expect([tab.get(areListsKnownAtom), idsIn(tab)]).toEqual([true, ['h1', 'h2']]);
  expect(stored(kept).hearings.map(({ id }) => id)).toEqual(['h1', 'h2']);
  vi.useRealTimers();
});

test('lists that the device fails to read count as unreadable, not empty, and a retry reads them', async () => {
  const { store, kept } = withLists();
  let fails = true;
  const get: DeviceStore['get'] = (key) =>
    fails ? Promise.reject(new DOMException('disk', 'UnknownError')) : store.get(key);
  const tab = hosted(openTab({ ...store, get }));
  await vi.waitFor(() => expect(tab.get(areListsUnreadableAtom)).toBe(true));
  await tab.set(starAtom, hearing('h2'));
  expect([tab.get(areListsKnownAtom), kept.get('lists/txwb')]).toEqual([false, KEPT]);
  fails = false;
  await tab.set(areListsUnreadableAtom);
  expect([tab.get(areListsUnreadableAtom), tab.get(areListsKnownAtom)]).toEqual([false, true]);
  expect(stored(kept).hearings.map(({ id }) => id)).toEqual(['h1', 'h2']);
});

test('a full device reports that it is full, and a retry stores everything once there is room', async () => {
  const { store, kept, refuse } = withLists();
  const tab = hosted(openTab(store));
  await vi.waitFor(() => expect(tab.get(areListsKnownAtom)).toBe(true));
  refuse(true);
  await tab.set(starAtom, hearing('h2'));
  tab.set(colorThemeAtom, 'ocean');
  await vi.waitFor(() => expect(tab.get(storageProblemAtom)).toBe('full'));
  await tab.set(retryStorageAtom);
  expect([tab.get(storageStatusAtom), tab.get(storageProblemAtom)]).toEqual(['session', 'full']);
  expect(kept.get('lists/txwb')).toEqual(KEPT);
  refuse(false);
  await tab.set(retryStorageAtom);
  expect([tab.get(storageStatusAtom), tab.get(storageProblemAtom)]).toEqual(['device', null]);
  expect(stored(kept).hearings.map(({ id }) => id)).toEqual(['h1', 'h2']);
  expect(kept.get('_colorTheme')).toBe('ocean');
});

test('overwritten lists of a newer version are backed up, and the backup is reported', async () => {
  const newer = { version: 2, hearings: [{ id: 'h1', starredAt: 5, color: 'red' }] };
  const { store, kept } = device(new Map<string, unknown>([['lists/txwb', newer]]));
  const tab = hosted(openTab(store));
  await vi.waitFor(() => expect(tab.get(areListsKnownAtom)).toBe(true));
  expect(tab.get(hasCorruptBackupAtom)).toBe(false);
  await tab.set(starAtom, hearing('h2'));
  expect([tab.get(hasCorruptBackupAtom), kept.get('lists/txwb/aside')]).toEqual([true, [newer]]);
});
