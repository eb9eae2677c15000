import { expect, test } from 'vitest';
import type { DeviceStore } from '../../device/device-store';
import { backUpCorrupt } from './corrupt-backup';

function deviceStore(kept: Map<string, unknown>): DeviceStore {
  return {
    driver: 'indexedDB',
    get: async (key) => kept.get(key) ?? null,
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
}

test('does not back up the same value twice if the page closed before it repaired its lists', async () => {
  const kept = new Map<string, unknown>();
  const store = deviceStore(kept);
  await backUpCorrupt(store, 'lists/txwb', { version: 1, hearings: [7] });
  await backUpCorrupt(store, 'lists/txwb', { version: 1, hearings: [7] });
  await backUpCorrupt(store, 'lists/txwb', { version: 1, hearings: [8] });
  expect(kept.get('lists/txwb/aside')).toEqual([
    { version: 1, hearings: [7] },
    { version: 1, hearings: [8] },
  ]);
});

test('also keeps values that are not JSON, and only the last ten', async () => {
  const kept = new Map<string, unknown>();
  const store = deviceStore(kept);
  for (let n = 0; n < 12; n += 1) await backUpCorrupt(store, '_judgeName', BigInt(n));
  expect(kept.get('_judgeName/aside')).toEqual(Array.from({ length: 10 }, (_, n) => BigInt(n + 2)));
});
