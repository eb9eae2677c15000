import {
  chosenValuesAtom,
  reportCorruptBackupAtom,
  setDeviceAtom,
  setDeviceStoreAtom,
  storeValueAtom,
  takeStoredAtom,
} from '@court/contract';
import type { createStore } from 'jotai';
import { createDevice } from './create-device';

type Store = ReturnType<typeof createStore>;

/**
 * Gives the areas the device: its parts at once, and its store with what stands there when that has been read. Resolves
 * within about two seconds and never rejects; without a store the page works on, for this session.
 */
export async function rememberOnDevice(store: Store): Promise<void> {
  store.set(setDeviceAtom, createDevice(store));
  const kept = await opened();
  const early = Object.entries(store.get(chosenValuesAtom));
  store.set(setDeviceStoreAtom, kept?.store ?? null);
  store.set(takeStoredAtom, kept?.values ?? {});
  if (kept?.hasCorruptBackup) store.set(reportCorruptBackupAtom);
  // chosen while there was no store to keep it
  await Promise.all(early.map(([key, value]) => store.set(storeValueAtom, key, value)));
}

async function opened() {
  try {
    const { openAndRead } = await import(/* webpackChunkName: "device-store" */ './open-and-read');
    return await openAndRead();
  } catch (error) {
    console.warn('What this device keeps could not be read', error);
    return null;
  }
}
