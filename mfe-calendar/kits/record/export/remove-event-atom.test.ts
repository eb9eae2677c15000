import { setDeviceAtom } from '@court/contract';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { hasEventAtom, removeEventAtom } from './remove-event-atom';

/** A device with `calendar`. The test sees every event that is added. */
function device(calendar: object) {
  const put = vi.fn();
  const store = createStore();
  const whole = {
    kind: 'device',
    permission: async () => 'granted',
    find: async () => null,
    put,
    ...calendar,
  };
  store.set(setDeviceAtom, { isNative: true, calendar: async () => whole } as never);
  return { store, put };
}

test('removes an event if there is one, and never adds one', async () => {
  const remove = vi.fn(async () => true);
  const { store, put } = device({ remove });
  expect(await store.set(removeEventAtom, 'h1@txwb')).toBe('The event was removed from your calendar.');
  remove.mockResolvedValue(false);
  expect(await store.set(removeEventAtom, 'h1@txwb')).toMatch(/Nothing was changed/);
  remove.mockRejectedValue(new Error('busy'));
  expect(await store.set(removeEventAtom, 'h1@txwb')).toMatch(/could not be removed/);
  expect(put).not.toHaveBeenCalled();
});

test('looks for an event only if the reader has given permission', async () => {
  const find = vi.fn(async (): Promise<object | null> => ({ title: 'Peña' }));
  expect(await device({ find }).store.set(hasEventAtom, 'h1@txwb')).toBe(true);
  find.mockResolvedValue(null);
  expect(await device({ find }).store.set(hasEventAtom, 'h1@txwb')).toBe(false);
  const asked = find.mock.calls.length;
  const prompt = { find, permission: async () => 'prompt' };
  expect(await device(prompt).store.set(hasEventAtom, 'h1@txwb')).toBeNull();
  expect(await device({ find, kind: 'file' }).store.set(hasEventAtom, 'h1@txwb')).toBeNull();
  expect(find).toHaveBeenCalledTimes(asked);
});
