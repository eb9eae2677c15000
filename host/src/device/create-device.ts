import type { Device } from '@court/contract';
import type { createStore } from 'jotai';
import { isNative } from './native-app';

/**
 * The device this page runs on: the app's plugins in the apps, what a browser can do elsewhere. The parts share a few
 * files, because the first file of every page carries the name and hash of each.
 */
export function createDevice(store: ReturnType<typeof createStore>): Device {
  const native = () => import(/* webpackChunkName: "device-native" */ './native-parts');
  const browser = () => import(/* webpackChunkName: "device-browser" */ './browser-parts');
  const file = () => import(/* webpackChunkName: "calendar-file" */ './file-parts');
  const offerFile: Device['offerFile'] = async (...given) => (await file()).offerFile(...given);
  if (isNative()) {
    return {
      offerFile,
      isNative: true,
      calendar: async () => (await native()).nativeCalendar(store),
      geocoder: async () => (await native()).nativeGeocoder,
      push: async () => (await native()).nativePush(store),
      splash: async () => (await native()).nativeSplash,
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
