import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { setDeviceStoreAtom, storageStatusAtom } from '../device/device-store';
import type { PageCourt } from '../release/page-config';
import { device } from '../testing/list-tabs';
import { chooseCourtAtom } from './court-atom';
import {
  colorThemeAtom,
  courtNameAtom,
  guessStoredAtom,
  judgeAtom,
  judgeidAtom,
  takeStoredAtom,
} from './stored-values';

const [TXWB, KYWB] = [{ code: 'txwb' } as PageCourt, { code: 'kywb' } as PageCourt];

function storeIn(court: PageCourt) {
  const store = createStore();
  store.set(chooseCourtAtom, court);
  return store;
}

test('stores a setting on the device, and removes it with null', async () => {
  const { store: onDevice, kept } = device();
  const store = storeIn(TXWB);
  store.set(setDeviceStoreAtom, onDevice);
  store.set(colorThemeAtom, 'jungle');
  store.set(judgeAtom, 'Ann Alder');
  await Promise.resolve();
  expect([...kept]).toEqual([
    ['_colorTheme', 'jungle'],
    ['_judgeName', { txwb: 'Ann Alder' }],
  ]);
  store.set(judgeAtom, null);
  store.set(courtNameAtom, 'txwb');
  store.set(courtNameAtom, null);
  await Promise.resolve();
  expect(kept.get('_judgeName')).toEqual({ txwb: null });
  expect(kept.has('_courtName')).toBe(false);
});

test('a store that refuses keeps the session’s values and reports that nothing will be stored', async () => {
  const store = createStore();
  const { store: full, refuse } = device();
  refuse(true);
  store.set(setDeviceStoreAtom, full);
  store.set(colorThemeAtom, 'ocean');
  await new Promise(setImmediate);
  expect(store.get(colorThemeAtom)).toBe('ocean');
  expect(store.get(storageStatusAtom)).toBe('session');
});

test('keeps a value that was chosen before the store was read', () => {
  const store = storeIn(TXWB);
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

test('uses guessed values only until the device has been read', () => {
  const store = storeIn(TXWB);
  store.set(guessStoredAtom, { _colorTheme: 'ocean', _judgeName: 'Ann Alder' });
  expect(store.get(colorThemeAtom)).toBe('ocean');
  store.set(takeStoredAtom, { _colorTheme: 'winter' });
  expect(store.get(colorThemeAtom)).toBe('winter');
  expect(store.get(judgeAtom)).toBeNull();
});

test('each court has its own judge, and another court starts without one', () => {
  const store = storeIn(TXWB);
  store.set(judgeidAtom, 'j-alder');
  store.set(judgeAtom, 'Ann Alder');
  store.set(chooseCourtAtom, KYWB);
  expect([store.get(judgeidAtom), store.get(judgeAtom)]).toEqual([null, null]);
  store.set(judgeidAtom, 'j-birch');
  store.set(chooseCourtAtom, TXWB);
  expect([store.get(judgeidAtom), store.get(judgeAtom)]).toEqual(['j-alder', 'Ann Alder']);
  store.set(judgeidAtom, null);
  expect(store.get(judgeidAtom)).toBeNull();
  store.set(chooseCourtAtom, KYWB);
  expect(store.get(judgeidAtom)).toBe('j-birch');
});

test('a judge stored as a plain text belongs to the court that reads it, and to no later court', () => {
  const store = storeIn(TXWB);
  store.set(takeStoredAtom, { _judgeId: 'j-alder' });
  expect(store.get(judgeidAtom)).toBe('j-alder');
  store.set(judgeidAtom, store.get(judgeidAtom));
  store.set(chooseCourtAtom, KYWB);
  expect(store.get(judgeidAtom)).toBeNull();
});

test('without a court there is no judge, and none is stored', () => {
  const store = createStore();
  store.set(judgeidAtom, 'j-alder');
  store.set(chooseCourtAtom, TXWB);
  expect(store.get(judgeidAtom)).toBeNull();
});
