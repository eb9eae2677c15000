import {
  chosenValuesAtom,
  type Device,
  type DeviceStore,
  deviceStoreAtom,
  reportCorruptBackupAtom,
  reportSlowStorageAtom,
  retryStorageAtom,
  setDeviceAtom,
  setDeviceStoreAtom,
  storageProblemAtom,
  storeValueAtom,
  takeStoredAtom,
} from '@court/contract';
import type { createStore } from 'jotai';
import { isNative } from '../native-app';
import { openAndRead, reopenIndexedDb } from './open-device-store';
import { watchSlowWork } from './watch-slow-work';

/**
 * The device of this page: the plugins in the apps, or the browser's own features. Its parts load from a few shared
 * chunks.
 */
export function createDevice(store: ReturnType<typeof createStore>): Device {
  const native = () => import(/* webpackChunkName: "device-native" */ '../native/native-parts');
  const browser = () => import(/* webpackChunkName: "device-browser" */ '../browser/browser-parts');
  const file = () => import(/* webpackChunkName: "calendar-file" */ '../browser/file-parts');
  const both = {
    offerFile: async (...given: Parameters<Device['offerFile']>) => (await file()).offerFile(...given),
    retryStorage: () => retryStorage(store),
  };
  if (isNative()) {
    return {
      ...both,
      isNative: true,
      calendar: async () => (await native()).nativeCalendar(store),
      geocoder: async () => (await native()).nativeGeocoder,
      push: async () => (await native()).nativePush(store),
      splash: async () => (await native()).nativeSplash,
      voice: async (language) => (await native()).nativeVoice(language),
    };
  }
  return {
    ...both,
    isNative: false,
    calendar: async () => (await file()).calendarFile(store),
    geocoder: async () => (await browser()).officeGeocoder(store),
    push: async () => (await browser()).noPush,
    splash: async () => (await browser()).pageSplash(store),
  };
}

type Store = ReturnType<typeof createStore>;

/**
 * Connects the areas to the device. Its parts are available at once, and its stored values when they have been read,
 * without a time limit. Never rejects. Without a store, values last for this session.
 */
export async function rememberOnDevice(store: Store): Promise<void> {
  store.set(setDeviceAtom, createDevice(store));
  const watched = watchSlowWork((isSlow) => store.set(reportSlowStorageAtom, isSlow));
  const kept = await watched(openAndRead()).catch((reason: unknown) => {
    console.warn('This device has no store', reason);
    return { store: null, reason, values: {}, hasCorruptBackup: false };
  });
  if (kept.store) store.set(setDeviceStoreAtom, watchedStore(kept.store, watched));
  else store.set(setDeviceStoreAtom, null, kept.reason);
  store.set(takeStoredAtom, kept.values);
  if (kept.hasCorruptBackup) store.set(reportCorruptBackupAtom);
  // Values that the reader chose before the store was open, or that an earlier page could not store.
  const read: Readonly<Record<string, unknown>> = kept.values;
  const changed = Object.entries(store.get(chosenValuesAtom)).filter(([key, value]) => value !== read[key]);
  await Promise.all(changed.map(([key, value]) => store.set(storeValueAtom, key, value)));
}

function watchedStore(store: DeviceStore, watched: <T>(work: Promise<T>) => Promise<T>): DeviceStore {
  return {
    driver: store.driver,
    get: (key) => watched(store.get(key)),
    set: (key, value) => watched(store.set(key, value)),
    remove: (key) => watched(store.remove(key)),
    keys: () => watched(store.keys()),
  };
}

/** Retries a store that is slow, refused or full. */
export async function retryStorage(store: Store): Promise<void> {
  const problem = store.get(storageProblemAtom);
  if (problem === 'slow') reopenIndexedDb();
  else if (store.get(deviceStoreAtom)) await store.set(retryStorageAtom);
  else await rememberOnDevice(store);
}
