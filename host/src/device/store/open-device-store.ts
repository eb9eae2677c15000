import { backUpCorrupt, type DeviceStore, fitOf, STORED_SCHEMAS } from '@court/contract';
import { DEVICE_KEYS, siteKey } from '@court/domain';
import localforage from 'localforage';
import { indexedDbStore, type KeyValues } from '../indexed-db';
import { hasPlugin, isNative } from '../native-app';

/** Maximum depth of a stored value. A circular value is cut off here too. */
const MAX_DEPTH = 20;

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** True if JSON can represent the value. A field that is undefined counts as absent. */
function isJson(value: unknown, level: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || level > MAX_DEPTH) return false;
  const each = (field: unknown) => field === undefined || isJson(field, level + 1);
  return Array.isArray(value) ? value.every(each) : isPlain(value) && Object.values(value).every(each);
}

function mended(value: unknown, level: number): unknown {
  if (typeof value !== 'object' || value === null) return isJson(value, level) ? value : null;
  if (level > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => mended(item, level + 1));
  if (!isPlain(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mended(field, level + 1)]));
}

/** `value` with null in place of everything that JSON cannot represent: a Blob, a Date, NaN … */
export const jsonValue = (value: unknown): unknown => (isJson(value, 0) ? value : mended(value, 0));

/** The localforage database with all stored values (specification §9). */
const PLACE = { name: 'localforage', storeName: 'keyvaluepairs', size: 4980736, version: 1 };

/** Releases up to 1.0.0 tested with this key, and may have left it in the store. */
const PROBE = '_probe';

/**
 * Whether the database exists and the browser fails to read it. It may have the reader's lists. A second store would
 * be empty, and the page would show empty lists.
 */
const isUnreadable = (error: unknown) => error instanceof DOMException && error.name === 'UnknownError';

/**
 * Opens the device's key/value store: the first of secure storage (apps only), IndexedDB and localStorage that works.
 * Waits without a limit, because a slow store holds the reader's data. Throws an AggregateError with the error of
 * each kind if none works. `onSetAside` is called when a damaged value was moved to a backup. Import this file
 * lazily, because it loads localforage.
 */
export async function openDeviceStore(onSetAside: () => void = () => {}): Promise<DeviceStore> {
  const refusals: unknown[] = [];
  for (const [name, open] of DRIVERS) {
    try {
      const kept = await open();
      if (kept) return await proven(kept, name, onSetAside);
    } catch (error) {
      refusals.push(error);
      if (isUnreadable(error)) break;
    }
  }
  throw new AggregateError(refusals, 'Every kind of storage refuses');
}

/** The values of `keys`, without empty ones, damaged ones and those that the device fails to read. */
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

/** Repeats the unanswered requests to IndexedDB over a new connection. */
export const reopenIndexedDb = () => indexedDbConnection?.reopen();

function openIndexedDb(): KeyValues {
  if (!globalThis.indexedDB) throw new DOMException('There is no IndexedDB', 'NotSupportedError');
  indexedDbConnection ??= indexedDbStore(PLACE.name, PLACE.storeName);
  return indexedDbConnection;
}

/** Kinds of storage in order of preference. Null if the device does not have the kind. */
const DRIVERS: readonly [name: string, open: () => Promise<KeyValues | null>][] = [
  ['secureStorage', secureStorage],
  ['indexedDB', async () => openIndexedDb()],
  ['localStorage', openLocalStorage],
];

async function openLocalStorage(): Promise<KeyValues> {
  if (!globalThis.localStorage) throw new DOMException('There is no localStorage', 'NotSupportedError');
  const kept = localforage.createInstance({ ...PLACE, driver: localforage.LOCALSTORAGE });
  await kept.ready().catch((error: unknown) => {
    // The browser's own error has the reason, which localforage's error does not.
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    throw error;
  });
  return kept;
}

async function secureStorage(): Promise<KeyValues | null> {
  if (!isNative() || !hasPlugin('SecureStorage')) return null;
  const { SECURE_STORAGE, secureStorageDriver } = await import(
    /* webpackChunkName: "device-native" */ '../native/native-parts'
  );
  if (!localforage.supports(SECURE_STORAGE)) await localforage.defineDriver(secureStorageDriver);
  return localforage.createInstance({ ...PLACE, driver: SECURE_STORAGE });
}

/**
 * This site's own keys without its prefix. Sites of one origin share the store, whose name the specification defines.
 */
export function ownKeys(keys: readonly string[]): string[] {
  const start = siteKey('');
  const own = keys.filter((key) => (start ? key.startsWith(start) : !key.startsWith('/')));
  return own.map((key) => key.slice(start.length));
}

/** Writes a test value and removes it. Throws if the store does not return it. */
async function testWrite(kept: KeyValues, driver: string): Promise<void> {
  // A random key, because another tab that opens at the same time deletes its own key.
  const probe = `${PROBE}/${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  await kept.setItem(probe, driver);
  if ((await kept.getItem(probe)) !== driver) throw new Error(`${driver} does not give back what it took`);
  await kept.removeItem(probe);
}

/** The raw text of a value that localforage cannot parse. Null if `driver` cannot provide it. */
const rawText = (driver: string, key: string) =>
  driver === 'localStorage' ? localStorage.getItem(`${PLACE.name}/${siteKey(key)}`) : null;

async function proven(kept: KeyValues, driver: string, onSetAside: () => void): Promise<DeviceStore> {
  // A store with values has been written before.
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

/** `values`: stored settings by key. `hasCorruptBackup`: a value did not fit its schema and was moved to a backup. */
export type Opened = { store: DeviceStore; values: Record<string, unknown>; hasCorruptBackup: boolean };

/**
 * Opens the device's store and reads the settings. A value that does not fit its schema is backed up and replaced by
 * the part that fits. The page reports that once. Throws like openDeviceStore.
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
 * Keys of settings: those that this host knows, and those that areas of later releases add. A key with a `/` belongs
 * to a list or a backup.
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
      // The value stays in the store, and each read uses the part that fits.
      console.warn(`What this device keeps under ${key} cannot be set aside`, error);
    }
    values[key] = value;
  }
  return { values, hasCorruptBackup };
}
