import { takeStoredAtom } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { noticePermissionAtom, noticesAtom, turnNoticesAtom } from './notices-atom';

afterEach(() => vi.unstubAllGlobals());

/** A browser that has `permission`, and whose reader answers what it asks with `answer`. */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const asked = { permission, requestPermission: vi.fn(async () => (asked.permission = answer)) };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', asked);
  return asked;
}

test('nobody is asked until notices are turned on, and then by the browser once', async () => {
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

test('a reader who refuses the browser has said no', async () => {
  browser('default', 'denied');
  const store = createStore();
  expect(await store.set(turnNoticesAtom, true)).toBe(false);
  expect([store.get(noticesAtom), store.get(noticePermissionAtom)]).toEqual(['off', 'denied']);
});

test('notices that the browser does not allow any more are off', () => {
  browser('denied');
  const store = createStore();
  store.set(takeStoredAtom, { notices: 'on' });
  expect(store.get(noticesAtom)).toBe('off');
});

test('a browser without notices has none, and one without a secure connection', async () => {
  vi.stubGlobal('Notification', undefined);
  expect(createStore().get(noticePermissionAtom)).toBe('none');
  browser('granted');
  vi.stubGlobal('isSecureContext', false);
  const store = createStore();
  expect(await store.set(turnNoticesAtom, true)).toBe(false);
  expect(store.get(noticePermissionAtom)).toBe('none');
});

test('what a device holds that is no such choice counts as none', () => {
  browser('granted');
  const store = createStore();
  store.set(takeStoredAtom, { notices: { on: true } });
  expect(store.get(noticesAtom)).toBeNull();
});
