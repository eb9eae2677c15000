import { backUpCorrupt, type DeviceStore, fitOf, STORED_SCHEMAS } from '@court/contract';
import { DEVICE_KEYS, siteKey } from '@court/records';
import localforage from 'localforage';
import { indexedDbStore, type KeyValues } from './browser/indexed-db';
import { hasPlugin, isNative } from './native/native-app';

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

/** Releases up to 1.0.0 tested under this key alone, and may have left it. */
const PROBE = '_probe';

/**
 * The device's key/value store: the first of secure storage (apps only), IndexedDB and localStorage that does not refuse. Waits
 * for as long as the device takes: a slow store holds what the reader saved. Throws an AggregateError with the error of each kind if
 * all refuse. `onSetAside` is called when a damaged value was moved to a backup. Import this file when it is needed, not before: it
 * brings localforage with it.
 */
export async function openDeviceStore(onSetAside: () => void = () => {}): Promise<DeviceStore> {
  const refusals: unknown[] = [];
  for (const [name, open] of DRIVERS) {
    try {
      const kept = await open();
      if (kept) return await proven(kept, name, onSetAside);
    } catch (error) {
      refusals.push(error);
    }
  }
  throw new AggregateError(refusals, 'Every kind of storage refuses');
}

/** The values of `keys`, without empty and damaged ones and those that the device fails to read. */
export async function readStored(
  store: DeviceStore,
  keys: readonly string[],
): Promise<Record<string, unknown>> {
  const readOne = (key: string) =>
    store.get(key).catch((error: unknown) => {
      console.warn(`The device fails to read ${key}`, error);
      return null;
    });
  const read = await Promise.all(keys.map(async (key) => [key, await readOne(key)] as const));
  return Object.fromEntries(read.filter(([, value]) => value !== null));
}

let indexedDbConnection: ReturnType<typeof indexedDbStore> | null = null;

/** Asks again, over a new connection, for whatever IndexedDB has not answered. */
export const reopenIndexedDb = () => indexedDbConnection?.reopen();

function openIndexedDb(): KeyValues {
  if (!globalThis.indexedDB) throw new DOMException('There is no IndexedDB', 'NotSupportedError');
  indexedDbConnection ??= indexedDbStore(PLACE.name, PLACE.storeName);
  return indexedDbConnection;
}

/** In the order they are tried; null where there is none of the kind. */
const DRIVERS: readonly [name: string, open: () => Promise<KeyValues | null>][] = [
  ['secureStorage', secureStorage],
  ['indexedDB', async () => openIndexedDb()],
  ['localStorage', openLocalStorage],
];

async function openLocalStorage(): Promise<KeyValues> {
  if (!globalThis.localStorage) throw new DOMException('There is no localStorage', 'NotSupportedError');
  const kept = localforage.createInstance({ ...PLACE, driver: localforage.LOCALSTORAGE });
  await kept.ready().catch((error: unknown) => {
    // localforage does not say why, the browser does
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    throw error;
  });
  return kept;
}

async function secureStorage(): Promise<KeyValues | null> {
  if (!isNative() || !hasPlugin('SecureStorage')) return null;
  const { SECURE_STORAGE, secureStorageDriver } = await import(
    /* webpackChunkName: "device-native" */ './native/native-parts'
  );
  if (!localforage.supports(SECURE_STORAGE)) await localforage.defineDriver(secureStorageDriver);
  return localforage.createInstance({ ...PLACE, driver: SECURE_STORAGE });
}

/** Of all keys in the store, this site's own as it names them: sites below one origin share the store that the specification names. */
export function ownKeys(keys: readonly string[]): string[] {
  const start = siteKey('');
  const own = keys.filter((key) => (start ? key.startsWith(start) : !key.startsWith('/')));
  return own.map((key) => key.slice(start.length));
}

/** Writes a test value and removes it. Throws if the store does not give it back. */
async function testWrite(kept: KeyValues, driver: string): Promise<void> {
  // a key of this page alone: another tab that opens at the same time deletes its own
  const probe = `${PROBE}/${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  await kept.setItem(probe, driver);
  if ((await kept.getItem(probe)) !== driver) throw new Error(`${driver} does not give back what it took`);
  await kept.removeItem(probe);
}

/** The text of a value that localforage cannot parse; null if `driver` gives none. */
const rawText = (driver: string, key: string) =>
  driver === 'localStorage' ? localStorage.getItem(`${PLACE.name}/${siteKey(key)}`) : null;

async function proven(kept: KeyValues, driver: string, onSetAside: () => void): Promise<DeviceStore> {
  // a store that holds something has been written to
  if ((await kept.keys()).length === 0) await testWrite(kept, driver);
  const store: DeviceStore = {
    driver,
    async get(key) {
      try {
        return jsonValue(await kept.getItem(siteKey(key)));
      } catch (error) {
        const damaged = rawText(driver, key);
        if (damaged === null) throw error;
        await backUpCorrupt(store, key, damaged);
        await store.remove(key);
        onSetAside();
        return null;
      }
    },
    set: async (key, value) => void (await kept.setItem(siteKey(key), value)),
    remove: async (key) => void (await kept.removeItem(siteKey(key))),
    keys: async () => ownKeys(await kept.keys()),
  };
  return store;
}

/** `values`: stored settings by key; `hasCorruptBackup`: a value did not fit its schema and was moved to a backup. */
export type Opened = { store: DeviceStore; values: Record<string, unknown>; hasCorruptBackup: boolean };

/**
 * Opens the device's store and reads the settings. A value that does not fit its schema is backed up and replaced by the part
 * that fits, which the page reports once. Throws as openDeviceStore does.
 */
export async function openAndRead(): Promise<Opened> {
  let isSetAside = false;
  const store = await openDeviceStore(() => {
    isSetAside = true;
  });
  const { values, hasCorruptBackup } = await readFitting(store);
  return { store, values, hasCorruptBackup: hasCorruptBackup || isSetAside };
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
  } catch {
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
