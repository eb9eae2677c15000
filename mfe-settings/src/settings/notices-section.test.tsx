// @vitest-environment jsdom
import { setDeviceStoreAtom, setPlatformTypeAtom, starAtom, storedValuesAtom } from '@court/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at';

const section = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser with notifications whose reader grants permission. */
function browserWithNotices(permission: NotificationPermission) {
  const browser = { permission, requestPermission: vi.fn(async () => (browser.permission = 'granted')) };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', browser);
  return browser;
}

test('says how readers learn of list changes, and offers notifications once something is on a list', async () => {
  const { requestPermission } = browserWithNotices('default');
  const store = renderAt('/settings');
  const changes = section('Changes on my lists');
  expect(changes.getByText(/tab’s title counts changes/)).toBeTruthy();
  expect(changes.queryByText(/Once something is on your lists/)).toBeNull();
  act(() => store.set(setDeviceStoreAtom, null));
  expect(changes.queryByRole('checkbox')).toBeNull();
  expect(changes.getByText(/Once something is on your lists/)).toBeTruthy();
  await act(() => store.set(starAtom, { list: 'cases', id: 'c2650001-bk', last: null }));
  const box = changes.getByRole('checkbox', { name: /Notify me of changes/ });
  expect(box).toHaveProperty('checked', false);
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(box);
  await waitFor(() => expect(box).toHaveProperty('checked', true));
  expect(requestPermission).toHaveBeenCalledOnce();
  fireEvent.click(box);
  await waitFor(() => expect(box).toHaveProperty('checked', false));
  expect(store.get(storedValuesAtom).notices).toBe('off');
});

test('says that a browser blocks notifications or has none; shows nothing in the apps', () => {
  browserWithNotices('denied');
  const store = renderAt('/settings');
  expect(section('Changes on my lists').getByText(/blocks notifications/)).toBeTruthy();
  act(() => store.set(setPlatformTypeAtom, 'device'));
  expect(screen.queryByRole('region', { name: 'Changes on my lists' })).toBeNull();
  cleanup();
  vi.stubGlobal('Notification', undefined);
  renderAt('/settings');
  expect(section('Changes on my lists').getByText(/has no notifications/)).toBeTruthy();
});
