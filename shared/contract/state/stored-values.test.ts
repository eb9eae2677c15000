import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { type DeviceStore, setDeviceStoreAtom, storageStatusAtom } from '../device/device-store';
import { colorThemeAtom, guessStoredAtom, judgeAtom, takeStoredAtom } from './stored-values';

function deviceStore(kept: Map<string, unknown>, refuse = false): DeviceStore {
  const work = async (act: () => void) => {
    if (refuse) throw new Error('QuotaExceededError');
    act();
  };
  return {
    driver: 'indexedDB',
    get: async (key) => kept.get(key) ?? null,
    set: (key, value) => work(() => kept.set(key, value)),
    remove: (key) => work(() => kept.delete(key)),
    keys: async () => [...kept.keys()],
  };
}

test('a setting is kept on the device, and removed with null', async () => {
  const kept = new Map<string, unknown>();
  const store = createStore();
  store.set(setDeviceStoreAtom, deviceStore(kept));
  store.set(colorThemeAtom, 'jungle');
  store.set(judgeAtom, 'Ann Alder');
  await Promise.resolve();
  expect([...kept]).toEqual([
    ['_colorTheme', 'jungle'],
    ['_judgeName', 'Ann Alder'],
  ]);
  store.set(judgeAtom, null);
  await Promise.resolve();
  expect(kept.has('_judgeName')).toBe(false);
});

test('a store that refuses loses nothing of this session and says that nothing will be remembered', async () => {
  const store = createStore();
  store.set(setDeviceStoreAtom, deviceStore(new Map(), true));
  store.set(colorThemeAtom, 'ocean');
  await new Promise(setImmediate);
  expect(store.get(colorThemeAtom)).toBe('ocean');
  expect(store.get(storageStatusAtom)).toBe('session');
});

test('what was chosen before the store had been read stays', () => {
  const store = createStore();
  store.set(colorThemeAtom, 'daisy');
  store.set(takeStoredAtom, { _colorTheme: 'winter', _judgeName: 'Ann Alder' });
  expect(store.get(colorThemeAtom)).toBe('daisy');
  expect(store.get(judgeAtom)).toBe('Ann Alder');
});

test('a theme nobody knows is the default', () => {
  const store = createStore();
  store.set(takeStoredAtom, { _colorTheme: 'beige' });
  expect(store.get(colorThemeAtom)).toBe('default');
});

test('a guess holds until the device has been read, and never longer', () => {
  const store = createStore();
  store.set(guessStoredAtom, { _colorTheme: 'ocean', _judgeName: 'Ann Alder' });
  expect(store.get(colorThemeAtom)).toBe('ocean');
  store.set(takeStoredAtom, { _colorTheme: 'winter' });
  expect(store.get(colorThemeAtom)).toBe('winter');
  expect(store.get(judgeAtom)).toBeNull();
});
