import { PATH_MEMORY } from '@court/domain';
import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
} from 'idb';
import { isStorageFull } from '../device/device-store';
import { serverNow } from '../state/clock';
import { type KeptPath, type Remembered, rememberedOf } from './remembered';

/** The part of a path's `ReadingMemory` that is cached. */
type ReadPath = { value: unknown; asOf: number | null; live: boolean; connected: boolean | null };

const STORE = 'paths';
/** Index of the store by time and size. It finds the oldest entries and the total size without reading any value. */
const BY_AGE = 'byAge';

interface Memory extends DBSchema {
  [STORE]: { key: string; value: KeptPath; indexes: { [BY_AGE]: [at: number, size: number] } };
}
type Mode = 'readonly' | 'readwrite';
type PathStore<M extends Mode> = IDBPObjectStore<Memory, [typeof STORE], typeof STORE, M>;

/** Max characters of JSON in the cache. Above it, the oldest entries are deleted. */
const MAX_CACHED_CHARS = 25_000_000;
/** Max characters of JSON per path. A longer value is not cached. */
const MAX_PATH_CHARS = 5_000_000;
/** Max characters of JSON that are also copied to localStorage, for the paths on the screen. */
const MAX_FIRST_PAINT_CHARS = 300_000;

let opened: Promise<IDBPDatabase<Memory>> | null = null;
/** Live paths of this page. Their time is written again when the page is hidden. */
const live = new Map<string, ReadPath>();
/** Transactions that have not ended. */
const running = new Set<{ abort(): void }>();
/** Characters in the cache, or an overestimate of them. Null until they have been counted. */
let total: number | null = null;

function forgetConnection(): void {
  opened = null;
}

function database(): Promise<IDBPDatabase<Memory>> {
  if (!opened) {
    opened = openFitting();
    opened.catch(forgetConnection);
  }
  return opened;
}

/** Opens the database with its store and index. Deletes and creates it again if other code created it without them. */
async function openFitting(isSecond = false): Promise<IDBPDatabase<Memory>> {
  const found = await openDB<Memory>(PATH_MEMORY, 1, {
    upgrade: (made) => void made.createObjectStore(STORE).createIndex(BY_AGE, ['at', 'size']),
    terminated: forgetConnection,
    // the reader deletes the data in another tab
    blocking() {
      found.close();
      live.clear();
      total = null;
      forgetConnection();
    },
  });
  if (found.objectStoreNames.contains(STORE) && found.transaction(STORE).store.indexNames.contains(BY_AGE))
    return found;
  found.close();
  if (isSecond) throw new Error('The memory is not as it was made');
  await deleteDB(PATH_MEMORY);
  return await openFitting(true);
}

/**
 * Runs `work` in a transaction and waits for its end. Retries once if the connection was lost, e.g. because storage
 * was cleared.
 */
async function inStore<M extends Mode, T>(
  mode: M,
  work: (store: PathStore<M>) => Promise<T>,
  isSecond = false,
): Promise<T> {
  const connection = await database();
  let transaction: IDBPTransaction<Memory, [typeof STORE], M>;
  try {
    transaction = connection.transaction(STORE, mode);
  } catch (error) {
    forgetConnection();
    if (isSecond) throw error;
    return await inStore(mode, work, true);
  }
  running.add(transaction);
  try {
    const [result] = await Promise.all([work(transaction.store), transaction.done]);
    return result;
  } finally {
    running.delete(transaction);
  }
}

/** The entry at `url`, as a list of zero or one. `get` of idb throws inside the browser's event if the value is NaN. */
const atKey = (store: PathStore<Mode>, url: string): Promise<KeptPath[]> => store.getAll(url, 1);

/** Calls `onFound` with the cached value of `url`, if it can be converted to JSON. */
export async function recall(
  url: string,
  onFound: (found: { type: 'remembered' } & Remembered) => void,
): Promise<void> {
  const [found] = await inStore('readonly', (store) => atKey(store, url));
  const known = rememberedOf(found);
  if (known) onFound({ type: 'remembered', ...known });
}

/** The cached values of all URLs that begin with `start`, by URL. URLs of key ranges are left out. */
export async function recallAll(start: string): Promise<Map<string, Remembered>> {
  return await inStore('readonly', async (store) => {
    const range = IDBKeyRange.bound(start, `${start}\uffff`);
    const urls = (await store.getAllKeys(range)).filter((url) => !url.includes('orderBy'));
    const found = await Promise.all(urls.map((url) => atKey(store, url)));
    const all = new Map<string, Remembered>();
    for (const [n, url] of urls.entries()) {
      const known = rememberedOf(found[n]?.[0]);
      if (known) all.set(url, known);
    }
    return all;
  });
}

/** Caches the values that were read, by URL, and removes them from `read`. */
export async function keep(read: Map<string, ReadPath>): Promise<void> {
  const due = [...read];
  read.clear();
  for (const [url, memory] of due) {
    live.delete(url);
    if (memory.live && memory.connected !== false) live.set(url, memory);
  }
  const kept = due.flatMap(([url, { value, asOf }]): [string, KeptPath][] => {
    const size = value === undefined ? Infinity : JSON.stringify(value).length;
    return asOf === null || size > MAX_PATH_CHARS ? [] : [[url, { json: value, at: asOf, size }]];
  });
  if (kept.length === 0) return;
  try {
    await put(kept);
  } catch (error) {
    if (!isStorageFull(error)) return;
    // the device has less room than MAX_CACHED_CHARS
    await trim((total ?? 0) / 2)
      .then(() => put(kept))
      .catch(() => {});
  }
}

/** Caches the live values as they are now. */
const keepLive = () => keep(new Map([...live].map(([url, each]) => [url, { ...each, asOf: serverNow() }])));

/** Deletes the stored values of URLs for which `isForgotten` is true. Values that are live now are stored again. */
export async function forget(isForgotten: (url: string) => boolean): Promise<void> {
  await inStore('readwrite', async (store) => {
    for (const url of await store.getAllKeys()) if (isForgotten(url)) await store.delete(url);
  });
  total = null;
  setAtHand(true);
  await keepLive();
}

async function put(kept: [string, KeptPath][]): Promise<void> {
  if (total === null) await trim(MAX_CACHED_CHARS);
  await inStore('readwrite', (store) => {
    const written = Promise.all(kept.map(([url, value]) => store.put(value, url)));
    // After that the browser needs nothing more from this page, so leaving the page does not undo the write.
    store.transaction.commit();
    return written;
  });
  setAtHand(kept.some(([url]) => live.has(url)));
  // Counts overwritten values twice, and misses values that other tabs write, until the next trim.
  total = kept.reduce((sum, [, { size }]) => sum + size, total ?? 0);
  if (total > MAX_CACHED_CHARS) await trim(MAX_CACHED_CHARS);
}

/**
 * Marks that the device has a cache, and copies the live values on the screen to localStorage. The next first paint
 * uses that copy, because IndexedDB takes 50 ms or more to open. `isOnScreen`: some of these values have just been
 * cached.
 */
function setAtHand(isOnScreen: boolean): void {
  const isMarked = localStorage.getItem(PATH_MEMORY) !== null;
  // prefetched values do not change the copy
  if (isMarked && !isOnScreen) return;
  const atHand: Record<string, Remembered> = {};
  let room = MAX_FIRST_PAINT_CHARS;
  for (const [url, { value: json }] of live) {
    const size = JSON.stringify(json).length;
    if (size > room) continue;
    room -= size;
    atHand[url] = { json, at: serverNow() };
  }
  try {
    localStorage.setItem(PATH_MEMORY, JSON.stringify(atHand));
  } catch {
    // localStorage is full: the old copy stays, with its own time
    if (!isMarked) localStorage.setItem(PATH_MEMORY, '{}');
  }
}

/**
 * If the cache holds more than `most` characters, deletes the oldest entries down to 90 % of `most`. Counts the
 * characters left.
 */
async function trim(most: number): Promise<void> {
  await inStore('readwrite', async (store) => {
    const sizes: [url: string, size: number][] = [];
    let cursor = await store.index(BY_AGE).openKeyCursor();
    for (; cursor; cursor = await cursor.continue()) sizes.push([cursor.primaryKey, cursor.key[1]]);
    let left = sizes.reduce((sum, [, size]) => sum + size, 0);
    const target = left > most ? most * 0.9 : left;
    for (const [url, size] of sizes) {
      if (left <= target) break;
      await store.delete(url);
      left -= size;
    }
    total = left;
  });
}

/** ms for which a page must be visible before its live paths count as true now. Within that time a dead link is found. */
const MIN_VISIBLE_MS = 10_000;

let visibleSince = performance.now();
// The browser may close a hidden page without an event, so the times of its live paths are written now. After a sleep,
// the link may be dead and the values hours old, without the page knowing it yet.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (!document.hidden) visibleSince = performance.now();
  else if (performance.now() - visibleSince >= MIN_VISIBLE_MS) void keepLive();
});
// WebKit locks a database for all later pages if a page enters the back/forward cache with an open transaction.
globalThis.window?.addEventListener('pagehide', () => {
  for (const transaction of running)
    try {
      transaction.abort();
    } catch {
      // it is being committed
    }
});
