// @vitest-environment jsdom
import {
  type DeviceStore,
  reportSlowStorageAtom,
  setDeviceAtom,
  setDeviceStoreAtom,
  shownStorageProblemAtom,
  storeFailedAtom,
} from '@court/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteMissingAtom } from '../parts/missing-parts';
import { ForgettingNotice } from './forgetting-notice';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  store = createStore();
  render(
    <Provider store={store}>
      <ForgettingNotice />
    </Provider>,
  );
  act(() => vi.advanceTimersByTime(200));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const said = () => screen.getByRole('status').textContent;
const named = (name: string) => new DOMException('as a browser says it', name);

test.each([
  ['QuotaExceededError', /^This device has no room left/],
  ['SecurityError', /^This device does not let this page store anything/],
  ['UnknownError', /^This page could not use this device’s storage/],
])('a store that fails to open with %s has a message of its own', (name, sentence) => {
  act(() => store.set(setDeviceStoreAtom, null, named(name)));
  expect(said()).toMatch(sentence);
});

test('a screen that explains the storage problem is not repeated, and the notice appears after that screen', () => {
  act(() => store.set(setDeviceStoreAtom, null, named('QuotaExceededError')));
  let leave = () => {};
  act(() => {
    leave = store.sub(shownStorageProblemAtom, () => {});
  });
  expect(said()).toBe('');
  act(() => leave());
  expect(said()).toMatch(/^This device has no room left/);
});

test('a slow device is reported even beside such a screen', () => {
  act(() => void store.sub(shownStorageProblemAtom, () => {}));
  act(() => store.set(reportSlowStorageAtom, true));
  expect(said()).toMatch(/^This device’s storage is slow/);
});

test('a file that failed to load is not reported as a storage failure, but a full device still is', () => {
  act(() => store.set(noteMissingAtom, 'lists'));
  act(() => store.set(setDeviceStoreAtom, {} as DeviceStore));
  act(() => store.set(storeFailedAtom, new Error('Loading chunk lists failed')));
  expect(said()).toBe('');
  act(() => store.set(storeFailedAtom, named('QuotaExceededError')));
  expect(said()).toMatch(/^This device has no room left/);
});

test("Try again retries the device's storage", () => {
  const retryStorage = vi.fn(async () => {});
  act(() => store.set(setDeviceAtom, { retryStorage } as never));
  act(() => store.set(setDeviceStoreAtom, null, named('QuotaExceededError')));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retryStorage).toHaveBeenCalledOnce();
});
