import { SecureStorage } from '@aparajita/capacitor-secure-storage';
import { SplashScreen } from '@capacitor/splash-screen';
import type { Splash } from '@court/contract';
import { SPLASH_MS } from '../splash-ms';
import { askPlugin } from './ask-plugin';

export const SECURE_STORAGE = 'secureStorage';

/** False: a string that looks like a date stays a string. */
const NO_DATES = false;

const read = async <T>(key: string) => (await SecureStorage.get(key, NO_DATES)) as T | null;
const keys = () => SecureStorage.keys();

/**
 * A localforage driver for the device's keychain or keystore. Only for the apps: in a browser the plugin's storage is
 * not secure.
 */
export const secureStorageDriver: LocalForageDriver = {
  _driver: SECURE_STORAGE,
  async _initStorage({ name, storeName }) {
    await SecureStorage.setKeyPrefix(`${name}/${storeName}/`);
  },
  getItem: read,
  async setItem<T>(key: string, value: T) {
    await SecureStorage.set(key, value as Record<string, unknown>, NO_DATES);
    return value;
  },
  removeItem: (key) => SecureStorage.removeItem(key),
  clear: () => SecureStorage.clear(),
  keys,
  length: async () => (await keys()).length,
  key: async (index) => (await keys())[index] ?? '',
  async iterate<T, U>(visit: (value: T, key: string, number: number) => U): Promise<U> {
    let answer: U | undefined;
    for (const [index, key] of (await keys()).entries()) {
      answer = visit((await read<T>(key)) as T, key, index + 1);
      if (answer !== undefined) break;
    }
    return answer as U;
  },
};

const ask = <T>(work: () => Promise<T>) => askPlugin('splash', 'SplashScreen', work);

/** The app's own splash screen. */
export const nativeSplash: Splash = {
  show: () => ask(() => SplashScreen.show({ autoHide: true, showDuration: SPLASH_MS })),
  hide: () => ask(() => SplashScreen.hide()),
};
export { nativeCalendar } from './native-calendar';
export { nativeGeocoder } from './native-geocoder';
export { nativePush } from './native-push';
export { nativeVoice } from './native-voice';
