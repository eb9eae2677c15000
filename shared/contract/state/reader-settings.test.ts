import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import type { PageCourt } from '../release/page-config';
import { chooseCourtAtom } from './court-atom';
import { filterSettingsOf } from './reader-rules';
import { changeReaderSettingsAtom, readerSettingsAtom } from './reader-settings';

import { storedValuesAtom, takeStoredAtom } from './stored-values';

function storeOf(court: Partial<PageCourt> = {}) {
  const store = createStore();
  const plain = { onlyShowPubDef: 'N', showAttyNameUppercase: 'N', specs: {} };
  store.set(chooseCourtAtom, { ...plain, ...court } as PageCourt);
  return store;
}

test('uses the desktop defaults if the court sets nothing', () => {
  expect(storeOf().get(readerSettingsAtom)).toMatchObject({
    displaycasetypehearing: 'ap,bk,mp',
    displaychaptershearing: '7,9,11,12,13,15',
    showExtraWhiteSpace: '0',
    showIPCEventTime: 'Y',
    showAttyNameUppercase: 'N',
    extCaseNum: 'N',
  });
});

test('the three status toggles are all Y, or all N if only public defenders are shown', () => {
  const all = (value: string) => ({ specStricken: value, specTerminated: value, specSatisfied: value });
  expect(filterSettingsOf(null)).toMatchObject(all('Y'));
  const strict = { onlyShowPubDef: 'Y', specs: { specStricken: 'Y' } } as unknown as PageCourt;
  expect(filterSettingsOf(strict)).toMatchObject(all('N'));
});

test('onlyShowPubDef overrides the reader’s stored toggle and does not delete it', () => {
  const store = storeOf({ onlyShowPubDef: 'Y' });
  store.set(changeReaderSettingsAtom, { displaystrickenhearing: 'Y' });
  expect(store.get(readerSettingsAtom).displaystrickenhearing).toBe('N');
  store.set(chooseCourtAtom, { onlyShowPubDef: 'N', specs: {} } as PageCourt);
  expect(store.get(readerSettingsAtom).displaystrickenhearing).toBe('Y');
});

test('the reader’s changes override the court’s settings, and undefined restores them', () => {
  const store = storeOf({ specs: { specCSChapter: '7,13' }, showAttyNameUppercase: 'Y' });
  store.set(changeReaderSettingsAtom, { displaychaptershearing: '13', showAttyNameUppercase: 'N' });
  expect(store.get(readerSettingsAtom)).toMatchObject({
    displaychaptershearing: '13',
    showAttyNameUppercase: 'N',
  });
  store.set(changeReaderSettingsAtom, { displaychaptershearing: undefined });
  expect(store.get(readerSettingsAtom)).toMatchObject({
    displaychaptershearing: '7,13',
    showAttyNameUppercase: 'N',
  });
});

test('keeps the valid fields of damaged settings', () => {
  const store = storeOf();
  store.set(takeStoredAtom, {
    readerSettings: { extCaseNum: 'Y', extCaseNumLoc: 7, showIPCEventTime: 'maybe' },
  });
  expect(store.get(readerSettingsAtom)).toMatchObject({
    extCaseNum: 'Y',
    extCaseNumLoc: 'after',
    showIPCEventTime: 'Y',
  });
  store.set(takeStoredAtom, { readerSettings: 'rubbish' });
  expect(store.get(storedValuesAtom)).toHaveProperty('readerSettings');
});
