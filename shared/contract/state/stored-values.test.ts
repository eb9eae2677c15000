import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { setDeviceStoreAtom, storageStatusAtom } from '../device/device-store';
import type { PageCourt } from '../release/page-config';
import { device } from '../testing/list-tabs';
import { rememberSeenAtom, seenBeforeAtom } from './changes-seen';
import { chooseCourtAtom } from './court-atom';
import { changeReaderSettingsAtom, readerSettingsAtom } from './reader-settings';
import { recentlyViewedSchema } from './stored/history';
import {
  colorThemeAtom,
  courtNameAtom,
  guessStoredAtom,
  judgeAtom,
  judgeidAtom,
  storedSetting,
  storeValueAtom,
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
  await new Promise(setImmediate);
  expect([...kept]).toEqual([
    ['_colorTheme', 'jungle'],
    ['_judgeName', { txwb: 'Ann Alder' }],
  ]);
  store.set(judgeAtom, null);
  store.set(courtNameAtom, 'txwb');
  store.set(courtNameAtom, null);
  await new Promise(setImmediate);
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

/** A tab that has read the device's values. */
function tabOf({ store: onDevice, kept }: ReturnType<typeof device>) {
  const tab = storeIn(TXWB);
  tab.set(setDeviceStoreAtom, onDevice);
  tab.set(takeStoredAtom, structuredClone(Object.fromEntries(kept)));
  return tab;
}
const attorneysAtom = storedSetting('followedAttorneys', recentlyViewedSchema);
const attorney = (id: string) => ({ field: 'attorney' as const, id, title: `Attorney ${id}` });
const settled = () => new Promise(setImmediate);

test('two open tabs keep each other’s attorneys, and one removed in a tab does not come back from the other', async () => {
  const onDevice = device(new Map([['followedAttorneys', { txwb: [attorney('a1')] }]]));
  const [one, other] = [tabOf(onDevice), tabOf(onDevice)];
  const idsIn = (tab: typeof one) => tab.get(attorneysAtom).txwb?.map(({ id }) => id);
  one.set(attorneysAtom, { txwb: [attorney('a2'), attorney('a1')] });
  await settled();
  other.set(attorneysAtom, { txwb: [attorney('a3'), attorney('a1')], kywb: [attorney('b1')] });
  await settled();
  expect(idsIn(other)).toEqual(['a3', 'a2', 'a1']);
  other.set(attorneysAtom, { ...other.get(attorneysAtom), txwb: [attorney('a3'), attorney('a2')] });
  await settled();
  one.set(attorneysAtom, { txwb: [attorney('a4'), attorney('a2'), attorney('a1')] });
  await settled();
  expect(idsIn(one)).toEqual(['a4', 'a3', 'a2']);
  expect(onDevice.kept.get('followedAttorneys')).toEqual(one.get(attorneysAtom));
  expect(one.get(attorneysAtom).kywb).toHaveLength(1);
});

test('two tabs that write at the same moment keep both changes', async () => {
  const onDevice = device();
  const [one, other] = [tabOf(onDevice), tabOf(onDevice)];
  one.set(changeReaderSettingsAtom, { extCaseNum: 'Y' });
  one.set(changeReaderSettingsAtom, { dressing: 'dark' });
  other.set(changeReaderSettingsAtom, { shortcutKeys: 'N' });
  await settled();
  expect(onDevice.kept.get('readerSettings')).toEqual({
    extCaseNum: 'Y',
    dressing: 'dark',
    shortcutKeys: 'N',
  });
});

test('a setting reset in one tab stays reset when another tab changes another setting', async () => {
  const onDevice = device(new Map([['readerSettings', { extCaseNum: 'Y' }]]));
  const [one, other] = [tabOf(onDevice), tabOf(onDevice)];
  one.set(changeReaderSettingsAtom, { extCaseNum: undefined });
  await settled();
  other.set(changeReaderSettingsAtom, { shortcutKeys: 'N' });
  await settled();
  expect(onDevice.kept.get('readerSettings')).toEqual({ shortcutKeys: 'N' });
  expect(other.get(readerSettingsAtom).extCaseNum).toBe('N');
});

test('what one tab deletes is gone from the device when another tab writes later', async () => {
  const onDevice = device(new Map([['followedAttorneys', { txwb: [attorney('a1')] }]]));
  const [one, other] = [tabOf(onDevice), tabOf(onDevice)];
  await one.set(storeValueAtom, 'followedAttorneys', null);
  other.set(attorneysAtom, { txwb: [attorney('a2'), attorney('a1')] });
  await settled();
  expect(onDevice.kept.get('followedAttorneys')).toEqual({ txwb: [attorney('a2')] });
});

test('a tab that has slept does not lower the moment up to which another tab has seen changes', async () => {
  const onDevice = device(new Map([['changesSeen', { txwb: { hearings: 100 } }]]));
  const [one, slept] = [tabOf(onDevice), tabOf(onDevice)];
  const seen = { court: 'txwb', kind: 'hearings', first: false } as const;
  await one.set(rememberSeenAtom, { ...seen, at: 300 });
  await slept.set(rememberSeenAtom, { ...seen, at: 200 });
  await slept.set(rememberSeenAtom, { ...seen, kind: 'meetings', at: 50 });
  expect(onDevice.kept.get('changesSeen')).toEqual({ txwb: { hearings: 300, meetings: 50 } });
  expect(slept.get(seenBeforeAtom)).toEqual({ txwb: { hearings: 100 } });
});

test('a setting stays the same object if another changes, or if the device has the guessed value', () => {
  const store = createStore();
  store.set(guessStoredAtom, { readerSettings: { extCaseNum: 'Y' } });
  const setting = storedSetting('readerSettings', (json) => ({ json }));
  const guessed = store.get(setting);
  void store.set(storeValueAtom, '_colorTheme', 'jungle');
  expect(store.get(setting)).toBe(guessed);
  store.set(takeStoredAtom, { readerSettings: { extCaseNum: 'Y' }, changesSeen: {} });
  expect(store.get(setting)).toBe(guessed);
  store.set(takeStoredAtom, { readerSettings: { extCaseNum: 'N' } });
  expect(store.get(setting)).toEqual({ json: { extCaseNum: 'N' } });
});
