import { takeStoredAtom } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { noticePermissionAtom, noticesAtom, turnNoticesAtom } from './notices-atom';

afterEach(() => vi.unstubAllGlobals());

/** A browser with `permission`, in which the reader answers the prompt with `answer`. */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const asked = { permission, requestPermission: vi.fn(async () => (asked.permission = answer)) };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', asked);
  return asked;
}

test('asks for permission once, when notifications are turned on', async () => {
  const { requestPermission } = browser('default', 'granted');
  const store = createStore();
  store.sub(noticesAtom, () => {});
  expect([store.get(noticesAtom), store.get(noticePermissionAtom)]).toEqual([null, 'default']);
  expect(requestPermission).not.toHaveBeenCalled();
  expect(await store.set(turnNoticesAtom, true)).toBe(true);
  expect([store.get(noticesAtom), store.get(noticePermissionAtom)]).toEqual(['on', 'granted']);
  expect(await store.set(turnNoticesAtom, false)).toBe(false);
  expect(store.get(noticesAtom)).toBe('off');
  expect(await store.set(turnNoticesAtom, true)).toBe(true);
  expect(requestPermission).toHaveBeenCalledOnce();
});

test('notifications are off if the reader denies the browser’s prompt', async () => {
  browser('default', 'denied');
  const store = createStore();
  expect(await store.set(turnNoticesAtom, true)).toBe(false);
  expect([store.get(noticesAtom), store.get(noticePermissionAtom)]).toEqual(['off', 'denied']);
});

test('notifications are off if the browser no longer allows them', () => {
  browser('denied');
  const store = createStore();
  store.set(takeStoredAtom, { notices: 'on' });
  expect(store.get(noticesAtom)).toBe('off');
});

test('a browser without notifications or without a secure connection offers none', async () => {
  vi.stubGlobal('Notification', undefined);
  expect(createStore().get(noticePermissionAtom)).toBe('none');
  browser('granted');
  vi.stubGlobal('isSecureContext', false);
  const store = createStore();
  expect(await store.set(turnNoticesAtom, true)).toBe(false);
  expect(store.get(noticePermissionAtom)).toBe('none');
});

test('an invalid stored value counts as null', () => {
  browser('granted');
  const store = createStore();
  store.set(takeStoredAtom, { notices: { on: true } });
  expect(store.get(noticesAtom)).toBeNull();
});
