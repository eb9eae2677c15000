import { PATH_MEMORY } from '@court/domain';
import { firstNow } from './first-clock';

/** Cached data of a database path, and when they were read from the court, epoch ms. */
export type CachedRead = { json: unknown; at: number };

/** The object store of path-memory.ts of the contract. */
const STORE = 'paths';

/** True if the device has cached any path. Synchronous, because opening the cache's database takes longer. */
export function hasCachedReads(): boolean {
  try {
    return localStorage.getItem(PATH_MEMORY) !== null;
  } catch {
    return false;
  }
}

/** Opens the cache of paths. Resolves to null if there is none, or if it cannot be opened. */
function openMemory(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const nothing = () => resolve(null);
    if (!hasCachedReads()) return nothing();
    try {
      const opening = indexedDB.open(PATH_MEMORY);
      opening.onerror = nothing;
      opening.onblocked = nothing;
      // There is no such database yet. Only the app creates it.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const { result } = opening;
        // A tab that deletes all stored data must not wait for this connection.
        result.onversionchange = () => result.close();
        if (result.objectStoreNames.contains(STORE)) return resolve(result);
        result.close();
        nothing();
      };
    } catch {
      // Storage is refused.
      nothing();
    }
  });
}

/** Opens while the area's own script still loads. */
const memory = openMemory();

/** Returns a valid cached entry that is serializable as JSON, like path-memory.ts of the contract, else null. */
function asJson(kept: Partial<CachedRead> | null | undefined): CachedRead | null {
  const { json, at } = kept ?? {};
  if (typeof at !== 'number' || !(at > 0) || json === undefined) return null;
  try {
    return { json: JSON.parse(JSON.stringify(json)) as unknown, at: Math.min(at, firstNow()) };
  } catch {
    return null;
  }
}

let read: Record<string, Partial<CachedRead> | undefined> | null = null;

/**
 * Returns the entry of `url` that path-memory.ts of the contract left in localStorage, without waiting for a
 * database. Null if there is none.
 */
export function cachedInMemory(url: string): CachedRead | null {
  try {
    read ??= Object(JSON.parse(localStorage.getItem(PATH_MEMORY) ?? '{}')) as NonNullable<typeof read>;
    return asJson(read[url]);
  } catch {
    return null;
  }
}

/** Returns the cached entry of `url`. Null if there is none, or if the cache cannot be read. */
export async function cachedRead(url: string): Promise<CachedRead | null> {
  const opened = await memory;
  return await new Promise((resolve) => {
    try {
      const transaction = opened?.transaction(STORE);
      if (!transaction) return resolve(null);
      // WebKit locks a database for all later pages if a page enters the back/forward cache with an open transaction.
      const abort = () => transaction.abort();
      addEventListener('pagehide', abort, { once: true });
      transaction.oncomplete = () => removeEventListener('pagehide', abort);
      transaction.onabort = transaction.oncomplete;
      const asking = transaction.objectStore(STORE).get(url);
      asking.onerror = () => resolve(null);
      asking.onsuccess = () => resolve(asJson(asking.result as Partial<CachedRead> | null | undefined));
    } catch {
      // closed in the meantime
      resolve(null);
    }
  });
}
