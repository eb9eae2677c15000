import {
  chosenValuesAtom,
  type Device,
  reportCorruptBackupAtom,
  setDeviceAtom,
  setDeviceStoreAtom,
  storeValueAtom,
  takeStoredAtom,
} from '@court/contract';
import type { createStore } from 'jotai';
import { isNative } from './native/native-app';
import { openAndRead } from './open-device-store';

/** The device this page runs on: the app's plugins in the apps, what a browser can do elsewhere. The parts share a few files. */
export function createDevice(store: ReturnType<typeof createStore>): Device {
  const native = () => import(/* webpackChunkName: "device-native" */ './native/native-parts');
  const browser = () => import(/* webpackChunkName: "device-browser" */ './browser/browser-parts');
  const file = () => import(/* webpackChunkName: "calendar-file" */ './browser/file-parts');
  const offerFile: Device['offerFile'] = async (...given) => (await file()).offerFile(...given);
  if (isNative()) {
    return {
      offerFile,
      isNative: true,
      calendar: async () => (await native()).nativeCalendar(store),
      geocoder: async () => (await native()).nativeGeocoder,
      push: async () => (await native()).nativePush(store),
      splash: async () => (await native()).nativeSplash,
      voice: async (language) => (await native()).nativeVoice(language),
    };
  }
  return {
    offerFile,
    isNative: false,
    calendar: async () => (await file()).calendarFile(store),
    geocoder: async () => (await browser()).officeGeocoder(store),
    push: async () => (await browser()).noPush,
    splash: async () => (await browser()).pageSplash(store),
  };
}

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
    return await openAndRead();
  } catch (error) {
    console.warn('What this device keeps could not be read', error);
    return null;
  }
}
