// @vitest-environment jsdom
import { colorThemeAtom, storeValueAtom, takeStoredAtom } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme } from './apply-theme';

const { dataset } = document.documentElement;
const cached = () => localStorage.getItem('_colorTheme');

/** A page that theme-script.ts has opened in `theme`. */
function pageIn(theme: string) {
  localStorage.setItem('_colorTheme', theme);
  dataset.theme = theme;
  const store = createStore();
  applyTheme(store);
  return store;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a chosen theme is applied at once, and cached for the next start', () => {
  const store = pageIn('default');
  store.set(colorThemeAtom, 'ocean');
  expect(dataset.theme).toBe('ocean');
  expect(cached()).toBe('ocean');
});

test('until the device’s store has been read, the page stays as it came up, and the atom has that theme too', () => {
  const store = pageIn('winter');
  expect(store.get(colorThemeAtom)).toBe('winter');
  store.set(takeStoredAtom, { _judgeName: 'Ann Alder' });
  expect([dataset.theme, cached()]).toEqual(['winter', 'winter']);
});

test('the theme in the device’s store overrides the cache and corrects it', () => {
  const store = pageIn('winter');
  store.set(takeStoredAtom, { _colorTheme: 'sky' });
  expect([dataset.theme, cached()]).toEqual(['sky', 'sky']);
});

test('a store without a theme removes a stale cache entry', () => {
  const store = pageIn('winter');
  store.set(takeStoredAtom, { _colorTheme: null });
  expect([dataset.theme, cached()]).toEqual(['default', null]);
});

test('a deleted theme leaves no cache entry behind', () => {
  const store = pageIn('winter');
  void store.set(storeValueAtom, '_colorTheme', null);
  expect([dataset.theme, cached()]).toEqual(['default', null]);
});

test('if the device refuses storage, the theme applies for the session', () => {
  const store = pageIn('default');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  store.set(colorThemeAtom, 'jungle');
  expect(dataset.theme).toBe('jungle');
});

test.each([
  ['winter', 'dark', 'winter', 'dark'],
  ['unknown', 'unknown', 'default', 'light'],
])('without the first script, the cached values %s and %s are applied', (theme, dressing, ...worn) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.setItem('_colorTheme', theme);
  localStorage.setItem('dressing', dressing);
  delete dataset.theme;
  delete dataset.dressing;
  applyTheme(createStore());
  expect([dataset.theme, dataset.dressing]).toEqual(worn);
});
