// @vitest-environment jsdom
import { changeReaderSettingsAtom, takeStoredAtom } from '@court/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useColorMode } from './use-color-mode';

const { dataset } = document.documentElement;

/** The device's settings by media query, and the listeners for their changes. */
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
  for (const name of ['dressing', 'contrast']) delete dataset[name];
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return asked[query.includes('dark') ? 'dark' : 'more'];
    },
    addEventListener: (_type: string, listener: () => void) => waiting.add(listener),
    removeEventListener: (_type: string, listener: () => void) => waiting.delete(listener),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function worn() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(useColorMode, { wrapper });
  return store;
}

test('the page follows the device’s brightness and contrast until the reader chooses', () => {
  const store = worn();
  act(() => store.set(takeStoredAtom, { readerSettings: null }));
  expect([dataset.dressing, dataset.contrast]).toEqual(['light', undefined]);
  act(() => asks({ dark: true, more: true }));
  expect([dataset.dressing, dataset.contrast]).toEqual(['dark', 'more']);
  act(() => store.set(changeReaderSettingsAtom, { dressing: 'light' }));
  expect([dataset.dressing, dataset.contrast]).toEqual(['light', undefined]);
  expect(localStorage.getItem('dressing')).toBe('light');
  act(() => store.set(changeReaderSettingsAtom, { dressing: 'device' }));
  expect([dataset.dressing, localStorage.getItem('dressing')]).toEqual(['dark', null]);
});

test('until the device’s store is read, the page keeps the dressing that it opened with', () => {
  dataset.dressing = 'dark';
  const store = worn();
  act(() => asks({ more: true }));
  expect(dataset.dressing).toBe('dark');
  act(() => store.set(takeStoredAtom, { readerSettings: { dressing: 'light' } }));
  expect(dataset.dressing).toBe('light');
});
