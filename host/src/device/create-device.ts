import type { Device } from '@court/shared/platform/device';
import type { createStore } from 'jotai';
import { isNative } from './native-app';

/** The device this page runs on: the app's plugins in the apps, what a browser can do elsewhere. */
export const createDevice = (store: ReturnType<typeof createStore>): Device =>
  isNative()
    ? {
        isNative: true,
        calendar: async () => (await import('./native-calendar')).nativeCalendar(store),
        geocoder: async () => (await import('./native-geocoder')).nativeGeocoder,
        push: async () => (await import('./native-push')).nativePush(store),
        splash: async () => (await import('./native-splash')).nativeSplash,
      }
    : {
        isNative: false,
        calendar: async () => (await import('./calendar-file')).calendarFile,
        geocoder: async () => (await import('./office-geocoder')).officeGeocoder(store),
        push: async () => (await import('./no-push')).noPush,
        splash: async () => (await import('./page-splash')).pageSplash(store),
      };
