import { DEVICE_KEYS } from '@court/shared/contract/device-keys';
import { giveDeviceAtom } from '@court/shared/platform/device-atom';
import { type DeviceStore, giveDeviceStoreAtom } from '@court/shared/platform/device-store';
import { chosenValuesAtom, storeValueAtom, takeStoredAtom } from '@court/shared/state/stored-values';
import type { createStore } from 'jotai';
import { createDevice } from './create-device';

type Store = ReturnType<typeof createStore>;

/**
 * Gives the areas the device: its parts at once, and its store with what stands there when that has been read. Resolves
 * within about two seconds and never rejects; without a store the page works on, for this session.
 */
export async function rememberOnDevice(store: Store): Promise<void> {
  store.set(giveDeviceAtom, createDevice(store));
  const kept = await openAndRead();
  const early = Object.entries(store.get(chosenValuesAtom));
  store.set(giveDeviceStoreAtom, kept?.store ?? null);
  store.set(takeStoredAtom, kept?.values ?? {});
  // chosen while there was no store to keep it
  await Promise.all(early.map(([key, value]) => store.set(storeValueAtom, key, value)));
}

async function openAndRead(): Promise<{ store: DeviceStore; values: Record<string, unknown> } | null> {
  try {
    const { openDeviceStore, readStored } = await import(
      /* webpackChunkName: "device-store" */ './open-device-store'
    );
    const store = await openDeviceStore();
    return store && { store, values: await readStored(store, Object.values(DEVICE_KEYS)) };
  } catch (error) {
    console.warn('What this device keeps could not be read', error);
    return null;
  }
}
