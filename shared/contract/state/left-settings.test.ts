// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { setDeviceStoreAtom } from '../device/device-store';
import { courtOf, device } from '../testing/list-tabs';
import { chooseCourtAtom } from './court-atom';
import { changeReaderSettingsAtom, readerSettingsAtom } from './reader-settings';
import { storedValuesAtom, storeValueAtom, takeStoredAtom } from './stored-values';

afterEach(() => localStorage.clear());

let closePages = () => {};
const closed = () =>
  new Promise<never>((_, reject) => {
    closePages = () => reject(new Error('closed'));
  });

/** A page that has read `kept`. `slow`: its device does not answer again before the page is closed. */
function page({ store, kept }: ReturnType<typeof device>, slow = false) {
  const opened = createStore();
  opened.set(chooseCourtAtom, courtOf('txwb'));
  opened.set(setDeviceStoreAtom, slow ? { ...store, get: closed } : store);
  opened.set(takeStoredAtom, structuredClone(Object.fromEntries(kept)));
  return opened;
}

test('a setting changed on a slow device survives if the page closes before the device has stored it', async () => {
  const onDevice = device(new Map([['readerSettings', { extCaseNum: 'Y' }]]));
  page(onDevice, true).set(changeReaderSettingsAtom, { extCaseNum: undefined, dressing: 'dark' });
  await Promise.resolve();
  closePages();
  // meanwhile another tab has stored another setting
  onDevice.kept.set('readerSettings', { extCaseNum: 'Y', shortcutKeys: 'N' });
  const next = page(onDevice);
  expect(next.get(readerSettingsAtom)).toMatchObject({
    extCaseNum: 'N',
    dressing: 'dark',
    shortcutKeys: 'N',
  });
  await next.set(storeValueAtom, 'readerSettings', { dressing: 'dark', shortcutKeys: 'N' });
  expect(onDevice.kept.get('readerSettings')).toEqual({ dressing: 'dark', shortcutKeys: 'N' });
  expect(localStorage.length).toBe(0);
});

test('a page without storage, or whose data are deleted, leaves no setting', async () => {
  const without = createStore();
  without.set(setDeviceStoreAtom, null);
  without.set(changeReaderSettingsAtom, { dressing: 'dark' });
  const slow = page(device(), true);
  slow.set(changeReaderSettingsAtom, { dressing: 'dark' });
  expect(localStorage.length).toBe(1);
  await slow.set(storeValueAtom, 'readerSettings', null);
  expect(localStorage.length).toBe(0);
});

test.each(['{', '7', 'null', '[1]', '{"base":1}'])(
  'ignores %s as a setting left by an earlier page, and takes the others',
  (text) => {
    localStorage.setItem('settings-left/readerSettings', text);
    localStorage.setItem('settings-left/other', '[null,{"a":1}]');
    const opened = page(device());
    expect(opened.get(readerSettingsAtom).dressing).toBe('device');
    expect(opened.get(storedValuesAtom).other).toEqual({ a: 1 });
  },
);
