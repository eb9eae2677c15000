import { listOf } from '@court/records';
import type { DeviceStore } from '../../device/device-store';

/** Where what did not fit under `key` is kept, the latest last, until the reader deletes all that the device keeps. */
export const corruptBackupKey = (key: string) => `${key}/aside`;

/** So many of a key, that a device which damages the same value again and again is not filled by it. */
const MOST = 10;

function isSame(one: unknown, other: unknown): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    // a big integer or a ring: IndexedDB keeps what JSON cannot say
    return false;
  }
}

/**
 * Keeps `damaged`, which is about to be written over. A page that was left before it wrote over it finds the same value
 * at the next visit: it is kept once. Rejects where the device refuses.
 */
export async function backUpCorrupt(store: DeviceStore, key: string, damaged: unknown): Promise<void> {
  const before = listOf(await store.get(corruptBackupKey(key)));
  if (before.length > 0 && isSame(before.at(-1), damaged)) return;
  await store.set(corruptBackupKey(key), [...before, damaged].slice(-MOST));
}
