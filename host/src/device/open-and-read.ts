import { backUpCorrupt, type DeviceStore, fitOf, STORED_SCHEMAS } from '@court/contract';
import { DEVICE_KEYS } from '@court/records';
import { openDeviceStore, readStored } from './open-device-store';

/** `values`: what stands under the keys of settings; `hasCorruptBackup`: something there did not fit and lies elsewhere now. */
export type Opened = { store: DeviceStore; values: Record<string, unknown>; hasCorruptBackup: boolean };

/**
 * Opens the device's store and reads the settings. What does not fit its schema is set aside and what fits of it written in
 * its place, so that a reader is told of it once. Null where there is no store; rejects where it does not answer.
 */
export async function openAndRead(): Promise<Opened | null> {
  const store = await openDeviceStore();
  return store && { store, ...(await readFitting(store)) };
}

/** See openAndRead. */
export async function readFitting(store: DeviceStore): Promise<Omit<Opened, 'store'>> {
  const values = await readStored(store, Object.values(DEVICE_KEYS));
  let hasCorruptBackup = false;
  for (const key of Object.values(DEVICE_KEYS)) {
    if (values[key] === undefined) continue;
    const { value, whole } = fitOf(STORED_SCHEMAS[key], values[key]);
    if (whole) continue;
    try {
      await backUpCorrupt(store, key, values[key]);
      await (value === null ? store.remove(key) : store.set(key, value));
      hasCorruptBackup = true;
    } catch (error) {
      // it stays where it is, and each reading makes of it what it can
      console.warn(`What this device keeps under ${key} cannot be set aside`, error);
    }
    values[key] = value;
  }
  return { values, hasCorruptBackup };
}
