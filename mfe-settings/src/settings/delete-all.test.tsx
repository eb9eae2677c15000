// @vitest-environment jsdom
import { setDeviceAtom, setPlatformTypeAtom, storedValuesAtom, takeStoredAtom } from '@court/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render-at';

afterEach(cleanup);

/** An app with two events in the device's calendar. The calendar refuses to delete one of them. */
function app(permission: string) {
  const remove = vi.fn(async (uid: string) => {
    if (uid === 'h1@txwb') throw new Error('The calendar is read-only');
    return true;
  });
  const calendar = { permission: async () => permission, remove };
  const store = renderAt('/settings');
  act(() => {
    store.set(setPlatformTypeAtom, 'device');
    store.set(setDeviceAtom, { isNative: true, calendar: async () => calendar } as never);
    store.set(takeStoredAtom, { nativeEvents: { 'h1@txwb': 'native-1', 'm1@341.txwb': 'native-2' } });
  });
  return { store, remove };
}

async function deleteAll() {
  fireEvent.click(screen.getByRole('button', { name: /^Delete everything/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, delete everything' }));
  await waitFor(() => expect(screen.getByText('Everything has been deleted.')).toBeTruthy());
}

test("deletes the app's events from the device's calendar with everything else, and says so before", async () => {
  const { store, remove } = app('granted');
  fireEvent.click(screen.getByRole('button', { name: /^Delete everything/ }));
  expect(screen.getByText(/Events that this app added to your calendar are deleted too/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No, keep it' }));
  expect(remove).not.toHaveBeenCalled();
  await deleteAll();
  expect(remove.mock.calls.map(([uid]) => uid)).toEqual(['h1@txwb', 'm1@341.txwb']);
  expect(store.get(storedValuesAtom).nativeEvents).toBeNull();
});

test('leaves the calendar alone without permission, and deletes everything else', async () => {
  const { store, remove } = app('denied');
  await deleteAll();
  expect(remove).not.toHaveBeenCalled();
  expect(store.get(storedValuesAtom).nativeEvents).toBeNull();
});

test('waits for a slow device, and reports no success before', async () => {
  const requests: { onsuccess?: () => void; onerror?: () => void }[] = [];
  const deleteDatabase = () => {
    requests.push({});
    return requests.at(-1);
  };
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.useFakeTimers();
  try {
    renderAt('/settings');
    await act(() => vi.advanceTimersByTimeAsync(100));
    fireEvent.click(screen.getByRole('button', { name: /^Delete everything/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, delete everything' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(/^Still deleting/)).toBeTruthy();
    expect(screen.queryByText('Everything has been deleted.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(requests).toHaveLength(2);
    await act(async () => requests[0]?.onsuccess?.());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Everything has been deleted.')).toBeTruthy();
    // a late failure of the other attempt changes nothing
    await act(async () => requests[1]?.onerror?.());
    expect(screen.getByText('Everything has been deleted.')).toBeTruthy();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
