// @vitest-environment jsdom
import { changeReaderSettingsAtom, colorThemeAtom, storeValueAtom, takeStoredAtom } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme } from './apply-theme';

const { dataset } = document.documentElement;
const cached = () => localStorage.getItem('_colorTheme');

/** A page that theme-script.ts brought up in `theme`. */
function pageIn(theme: string) {
  localStorage.setItem('_colorTheme', theme);
  dataset.theme = theme;
  const store = createStore();
  applyTheme(store);
  return store;
}

/** What the device asks for, by media query, and who waits for it to change. */
const asked = { dark: false, more: false };
const waiting = new Set<() => void>();
function asks(change: Partial<typeof asked>) {
  Object.assign(asked, change);
  for (const listener of waiting) listener();
}

beforeEach(() => {
  localStorage.clear();
  waiting.clear();
  Object.assign(asked, { dark: false, more: false });
  for (const name of ['theme', 'dressing', 'contrast']) delete dataset[name];
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return asked[query.includes('dark') ? 'dark' : 'more'];
    },
    addEventListener: (_type: string, listener: () => void) => waiting.add(listener),
  }));
});
afterEach(() => vi.restoreAllMocks());

test('a theme that is chosen is applied at once, and cached for the next start', () => {
  const store = pageIn('default');
  store.set(colorThemeAtom, 'ocean');
  expect(dataset.theme).toBe('ocean');
  expect(cached()).toBe('ocean');
});

test('until the device’s store has been read, the page stays as it came up, and says so', () => {
  const store = pageIn('winter');
  expect(store.get(colorThemeAtom)).toBe('winter');
  store.set(takeStoredAtom, { _judgeName: 'Ann Alder' });
  expect([dataset.theme, cached()]).toEqual(['winter', 'winter']);
});

test('what the device’s store says goes over the cache, and corrects it', () => {
  const store = pageIn('winter');
  store.set(takeStoredAtom, { _colorTheme: 'sky' });
  expect([dataset.theme, cached()]).toEqual(['sky', 'sky']);
});

test('a store that keeps no theme takes a stale cache away', () => {
  const store = pageIn('winter');
  store.set(takeStoredAtom, { _colorTheme: null });
  expect([dataset.theme, cached()]).toEqual(['default', null]);
});

test('a theme that is deleted leaves no cached one behind', () => {
  const store = pageIn('winter');
  void store.set(storeValueAtom, '_colorTheme', null);
  expect([dataset.theme, cached()]).toEqual(['default', null]);
});

test('where the device refuses storage the theme is worn for the session', () => {
  const store = pageIn('default');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  store.set(colorThemeAtom, 'jungle');
  expect(dataset.theme).toBe('jungle');
});

test('the theme is worn as the device asks, in brightness and contrast, until the reader chooses', () => {
  const store = pageIn('default');
  store.set(takeStoredAtom, { readerSettings: null });
  expect([dataset.dressing, dataset.contrast]).toEqual(['light', undefined]);
  asks({ dark: true, more: true });
  expect([dataset.dressing, dataset.contrast]).toEqual(['dark', 'more']);
  store.set(changeReaderSettingsAtom, { dressing: 'light' });
  expect([dataset.dressing, dataset.contrast]).toEqual(['light', undefined]);
  expect(localStorage.getItem('dressing')).toBe('light');
  store.set(changeReaderSettingsAtom, { dressing: 'device' });
  expect([dataset.dressing, localStorage.getItem('dressing')]).toEqual(['dark', null]);
});

test('until the device’s store has been read, the page stays as light or dark as it came up', () => {
  dataset.dressing = 'dark';
  const store = pageIn('sky');
  asks({ more: true });
  expect(dataset.dressing).toBe('dark');
  store.set(takeStoredAtom, { readerSettings: { dressing: 'light' } });
  expect(dataset.dressing).toBe('light');
});
