import { PATH_MEMORY } from '@court/records';
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

/** What the device remembers of a path: its JSON, and when it was last known to be true (epoch ms). */
export type Remembered = { json: unknown; at: number };

/** What was read of a path: see `ReadingMemory`. */
type ReadPath = { value: unknown; asOf: number | null; live: boolean; connected: boolean | null };

const STORE = 'paths';
/** Index of the store by time and size: what is oldest, and how much there is, without reading any of it. */
const BY_AGE = 'byAge';

/** `size`: characters of its JSON. */
type KeptPath = Remembered & { size: number };

interface Memory extends DBSchema {
  [STORE]: { key: string; value: KeptPath; indexes: { [BY_AGE]: [at: number, size: number] } };
}
type Mode = 'readonly' | 'readwrite';

/** Characters of JSON that are kept of all paths together; beyond it the oldest go. */
const MOST_KEPT = 25_000_000;
/** A path of more characters is read anew each time. */
const MOST_ONE = 5_000_000;
/** Characters of JSON of what is on the screen that localStorage has too. */
const MOST_AT_HAND = 300_000;

let opened: Promise<IDBPDatabase<Memory>> | null = null;
/** Live paths of this page, whose time is written anew when the reader turns away from it. */
const live = new Map<string, ReadPath>();
/** Characters that are kept, or more; null before they have been counted. */
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

/** The database with its store and index; made anew where something else has made it without them. */
async function openFitting(isSecond = false): Promise<IDBPDatabase<Memory>> {
  const found = await openDB<Memory>(PATH_MEMORY, 1, {
    upgrade: (made) => void made.createObjectStore(STORE).createIndex(BY_AGE, ['at', 'size']),
    terminated: forgetConnection,
    // deleted in a tab, by a reader who wants nothing remembered
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

/** Runs `work` in a transaction and waits until that is done; once more where the connection was lost, as when storage was cleared. */
async function inStore<M extends Mode, T>(
  mode: M,
  work: (store: IDBPObjectStore<Memory, [typeof STORE], typeof STORE, M>) => Promise<T>,
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
  const [result] = await Promise.all([work(transaction.store), transaction.done]);
  return result;
}

/** What stands at `url`, as a list of one or none: `get` of idb throws in the browser's own event where the value is NaN. */
function atKey(
  store: IDBPObjectStore<Memory, [typeof STORE], typeof STORE, Mode>,
  url: string,
): Promise<KeptPath[]> {
  return store.getAll(url, 1);
}

/** Hands `onFound` what is remembered of `url`, if that is something that JSON could be. */
export async function recall(
  url: string,
  onFound: (found: { type: 'remembered' } & Remembered) => void,
): Promise<void> {
  const [found] = await inStore('readonly', (store) => atKey(store, url));
  const { json, at }: Partial<KeptPath> = found ?? {};
  if (typeof at !== 'number' || !(at > 0) || json === undefined) return;
  // what no JSON holds, and no screen has been tried with, does not outlive this; a clock that was set back ends no page
  const known = JSON.parse(JSON.stringify(json)) as unknown;
  onFound({ type: 'remembered', json: known, at: Math.min(at, serverNow()) });
}

/** The remembered values of all URLs that begin with `start`, by URL. URLs of key ranges are left out. */
export async function recallAll(start: string): Promise<Map<string, Remembered>> {
  return await inStore('readonly', async (store) => {
    const range = IDBKeyRange.bound(start, `${start}\uffff`);
    const urls = (await store.getAllKeys(range)).filter((url) => !url.includes('orderBy'));
    const found = await Promise.all(urls.map((url) => atKey(store, url)));
    const all = new Map<string, Remembered>();
    for (const [n, url] of urls.entries()) {
      const { json, at }: Partial<KeptPath> = found[n]?.[0] ?? {};
      if (typeof at === 'number' && json !== undefined)
        all.set(url, { json: JSON.parse(JSON.stringify(json)) as unknown, at });
    }
    return all;
  });
}

/** Keeps what was read, by address, and takes it out of `read`. */
export async function keep(read: Map<string, ReadPath>): Promise<void> {
  const due = [...read];
  read.clear();
  for (const [url, memory] of due) {
    live.delete(url);
    if (memory.live && memory.connected !== false) live.set(url, memory);
  }
  const kept = due.flatMap(([url, { value, asOf }]): [string, KeptPath][] => {
    const size = value === undefined ? Infinity : JSON.stringify(value).length;
    return asOf === null || size > MOST_ONE ? [] : [[url, { json: value, at: asOf, size }]];
  });
  if (kept.length === 0) return;
  try {
    await put(kept);
  } catch (error) {
    if (!isStorageFull(error)) return;
    // the device has less room than we take
    await trim((total ?? 0) / 2)
      .then(() => put(kept))
      .catch(() => {});
  }
}

/** Deletes the stored values of URLs for which `isForgotten` is true. Values that are live now are stored again. */
export async function forget(isForgotten: (url: string) => boolean): Promise<void> {
  await inStore('readwrite', async (store) => {
    for (const url of await store.getAllKeys()) if (isForgotten(url)) await store.delete(url);
  });
  total = null;
  setAtHand(true);
  await keep(new Map([...live].map(([url, memory]) => [url, { ...memory, asOf: serverNow() }])));
}

async function put(kept: [string, KeptPath][]): Promise<void> {
  if (total === null) await trim(MOST_KEPT);
  await inStore('readwrite', (store) => Promise.all(kept.map(([url, value]) => store.put(value, url))));
  setAtHand(kept.some(([url]) => live.has(url)));
  // what stood there before is counted twice, and what another tab keeps not at all: until the next count
  total = kept.reduce((sum, [, { size }]) => sum + size, total ?? 0);
  if (total > MOST_KEPT) await trim(MOST_KEPT);
}

/**
 * Marks that the device remembers, with what is on the screen now and was true until now: the next first screen is drawn from that,
 * for a database takes 50 ms and more to open. `isOnScreen`: some of it has just been kept.
 */
function setAtHand(isOnScreen: boolean): void {
  const isMarked = localStorage.getItem(PATH_MEMORY) !== null;
  // what is only read ahead leaves it as it is
  if (isMarked && !isOnScreen) return;
  const atHand: Record<string, Remembered> = {};
  let room = MOST_AT_HAND;
  for (const [url, { value: json }] of live) {
    const size = JSON.stringify(json).length;
    if (size > room) continue;
    room -= size;
    atHand[url] = { json, at: serverNow() };
  }
  try {
    localStorage.setItem(PATH_MEMORY, JSON.stringify(atHand));
  } catch {
    // there is no more room: what stood there stays, and says its own age
    if (!isMarked) localStorage.setItem(PATH_MEMORY, '{}');
  }
}

/** Takes out the oldest until a tenth less than `most` is left, where there is more than that; counts what is left. */
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

// a page that nobody looks at may be ended without a word: until now its live paths were true
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden)
    void keep(new Map([...live].map(([url, memory]) => [url, { ...memory, asOf: serverNow() }])));
});
