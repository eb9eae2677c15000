import { backUpCorrupt, type DeviceStore, fitOf, STORED_SCHEMAS } from '@court/contract';
import { DEVICE_KEYS, siteKey } from '@court/records';
import localforage from 'localforage';
import { hasPlugin, isNative } from './native/native-app';

/** The device did not answer in time. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

const STEP = 100;

/**
 * Resolves with `work`, or rejects with NoAnswerError after `ms`. Time in which a slow phone is busy with the page's own start
 * does not count: answers wait in line behind it.
 */
export async function withinPatience<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<never>((_resolve, reject) => {
    const wait = (left: number) => {
      timer = setTimeout(() => {
        if (left > STEP) wait(left - STEP);
        else reject(new NoAnswerError(`${what} took more than ${ms} ms`));
      }, STEP);
    };
    wait(ms);
  });
  try {
    return await Promise.race([work, impatience]);
  } finally {
    clearTimeout(timer);
  }
}

/** More levels than any stored value has. A value that contains itself ends here too. */
const DEEPEST = 20;

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** True for what JSON can hold; a field that is undefined counts as absent. */
function isJson(value: unknown, level: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || level > DEEPEST) return false;
  const each = (field: unknown) => field === undefined || isJson(field, level + 1);
  return Array.isArray(value) ? value.every(each) : isPlain(value) && Object.values(value).every(each);
}

function mended(value: unknown, level: number): unknown {
  if (typeof value !== 'object' || value === null) return isJson(value, level) ? value : null;
  if (level > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => mended(item, level + 1));
  if (!isPlain(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mended(field, level + 1)]));
}

/** `value`, with null in the place of what no device store was ever given: a Blob, a Date, NaN … */
export const jsonValue = (value: unknown): unknown => (isJson(value, 0) ? value : mended(value, 0));

/** Where everything is kept (specification §9). */
const PLACE = { name: 'localforage', storeName: 'keyvaluepairs', size: 4980736, version: 1 };

/** ms for opening and testing a store, and for each read; the page then goes on without it */
const READ_LIMIT = 1000;
/** ms for a write; nobody waits for it */
const WRITE_LIMIT = 5000;

/** Releases up to 1.0.0 tested under this key alone, and may have left it. */
const PROBE = '_probe';

/**
 * The device's key/value store: the first of secure storage (apps only), IndexedDB and localStorage that stores, returns and
 * removes a test value. Null if none does within a second. Import this file when it is needed, not
 * before: it brings localforage with it.
 */
export async function openDeviceStore(): Promise<DeviceStore | null> {
  try {
    return await firstProven();
  } catch (error) {
    console.warn('Nothing can be kept on this device', error);
    return null;
  }
}

/** The values of `keys`, without empty and damaged ones. Rejects if the device does not answer. */
export async function readStored(
  store: DeviceStore,
  keys: readonly string[],
): Promise<Record<string, unknown>> {
  const read = await Promise.all(keys.map(async (key) => [key, await store.get(key)] as const));
  return Object.fromEntries(read.filter(([, value]) => value !== null));
}

async function firstProven(): Promise<DeviceStore> {
  const refusals: unknown[] = [];
  for (const [name, driverOf] of DRIVERS) {
    try {
      const driver = await driverOf();
      if (!driver) continue;
      const kept = localforage.createInstance({ ...PLACE, driver });
      return await withinPatience(proven(kept, name), READ_LIMIT, `Opening ${name}`);
    } catch (error) {
      // this store may answer the next time: to use another one now would split what is stored over two
      if (error instanceof NoAnswerError) throw error;
      refusals.push(error);
    }
  }
  throw new AggregateError(refusals, 'Every kind of storage refuses');
}

/** In the order they are tried; null where there is none of the kind. */
const DRIVERS: readonly [name: string, driver: () => Promise<string | null>][] = [
  ['secureStorage', secureStorage],
  ['indexedDB', async () => localforage.INDEXEDDB],
  ['localStorage', async () => localforage.LOCALSTORAGE],
];

async function secureStorage(): Promise<string | null> {
  if (!isNative() || !hasPlugin('SecureStorage')) return null;
  const { SECURE_STORAGE, secureStorageDriver } = await import(
    /* webpackChunkName: "device-native" */ './native/native-parts'
  );
  if (!localforage.supports(SECURE_STORAGE)) await localforage.defineDriver(secureStorageDriver);
  return SECURE_STORAGE;
}

/** Of all keys in the store, this site's own as it names them: sites below one origin share the store that the specification names. */
export function ownKeys(keys: readonly string[]): string[] {
  const start = siteKey('');
  const own = keys.filter((key) => (start ? key.startsWith(start) : !key.startsWith('/')));
  return own.map((key) => key.slice(start.length));
}

async function proven(kept: LocalForage, driver: string): Promise<DeviceStore> {
  // a key of this page alone: another tab that opens at the same time deletes its own
  const probe = `${PROBE}/${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  await kept.setItem(probe, driver);
  if ((await kept.getItem(probe)) !== driver) throw new Error(`${driver} does not give back what it took`);
  await kept.removeItem(probe);
  return {
    driver,
    async get(key) {
      try {
        return jsonValue(await withinPatience(kept.getItem(siteKey(key)), READ_LIMIT, `Reading ${key}`));
      } catch (error) {
        if (error instanceof NoAnswerError) throw error;
        return null;
      }
    },
    set: async (key, value) =>
      void (await withinPatience(kept.setItem(siteKey(key), value), WRITE_LIMIT, `Writing ${key}`)),
    remove: (key) => withinPatience(kept.removeItem(siteKey(key)), WRITE_LIMIT, `Removing ${key}`),
    keys: async () => ownKeys(await withinPatience(kept.keys(), READ_LIMIT, 'Reading what is kept')),
  };
}

/** `values`: stored settings by key; `hasCorruptBackup`: a value did not fit its schema and was moved to a backup. */
export type Opened = { store: DeviceStore; values: Record<string, unknown>; hasCorruptBackup: boolean };

/**
 * Opens the device's store and reads the settings. A value that does not fit its schema is backed up and replaced by the part
 * that fits, so that the reader is told once. Null if there is no store; rejects if it does not answer.
 */
export async function openAndRead(): Promise<Opened | null> {
  const store = await openDeviceStore();
  return store && { store, ...(await readFitting(store)) };
}

/**
 * Keys of settings: those that this host knows, and those that areas of later releases add. A key with a `/` is no setting: lists
 * and backups have one.
 */
async function settingKeys(store: DeviceStore): Promise<string[]> {
  const known: string[] = Object.values(DEVICE_KEYS);
  try {
    const kept = await store.keys();
    return [...new Set([...known, ...kept.filter((key) => !key.includes('/') && key !== PROBE)])];
  } catch (error) {
    if (error instanceof NoAnswerError) throw error;
    return known;
  }
}

/** See openAndRead. */
export async function readFitting(store: DeviceStore): Promise<Omit<Opened, 'store'>> {
  const values = await readStored(store, await settingKeys(store));
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
      // it stays where it is, and each read uses what fits of it
      console.warn(`What this device keeps under ${key} cannot be set aside`, error);
    }
    values[key] = value;
  }
  return { values, hasCorruptBackup };
}
