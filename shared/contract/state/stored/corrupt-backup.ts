import { listOf } from '@court/domain';
import type { DeviceStore } from '../../device/device-store';

/**
 * The store's key for damaged values of `key`, the newest last. They remain until the reader deletes all data on the
 * device.
 */
export const corruptBackupKey = (key: string) => `${key}/aside`;

/** Max damaged values per key. Without a limit, a device that damages a value again and again would fill up. */
const MAX_BACKUPS = 10;

function isSame(one: unknown, other: unknown): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    // a bigint or a circular object: IndexedDB can hold what JSON cannot
    return false;
  }
}

/**
 * Stores `damaged` before the caller overwrites it. If the page closed before the overwrite, the next visit finds the
 * same value. It is stored only once. Rejects if the device refuses the write.
 */
export async function backUpCorrupt(store: DeviceStore, key: string, damaged: unknown): Promise<void> {
  const before = listOf(await store.get(corruptBackupKey(key)));
  if (before.length > 0 && isSame(before.at(-1), damaged)) return;
  await store.set(corruptBackupKey(key), [...before, damaged].slice(-MAX_BACKUPS));
}
