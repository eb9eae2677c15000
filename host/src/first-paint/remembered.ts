import { PATH_MEMORY } from '@court/records';
import { firstNow } from './first-clock';

/** What the device remembers of a database path, and when it was read from the court, epoch ms. */
export type Remembered = { json: unknown; at: number };

/** As path-memory.ts of the contract keeps them. */
const STORE = 'paths';

/** Whether the device remembers any path: said before its database is asked, which takes longer. */
export function remembersAny(): boolean {
  try {
    return localStorage.getItem(PATH_MEMORY) !== null;
  } catch {
    return false;
  }
}

/** The device's memory of paths; null where it has none, or cannot say. */
function openMemory(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const nothing = () => resolve(null);
    if (!remembersAny()) return nothing();
    try {
      const opening = indexedDB.open(PATH_MEMORY);
      opening.onerror = nothing;
      opening.onblocked = nothing;
      // there is no such database yet, and it is not this page's part to make one
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const { result } = opening;
        // who deletes all that the device keeps waits for nobody
        result.onversionchange = () => result.close();
        if (result.objectStoreNames.contains(STORE)) return resolve(result);
        result.close();
        nothing();
      };
    } catch {
      // where storage is refused
      nothing();
    }
  });
}

/** Opened while the area's own script is still coming. */
const memory = openMemory();

/** What is kept, if it is something that JSON could be, as path-memory.ts of the contract recalls it; null where it is not. */
function asJson(kept: Partial<Remembered> | null | undefined): Remembered | null {
  const { json, at } = kept ?? {};
  if (typeof at !== 'number' || !(at > 0) || json === undefined) return null;
  try {
    return { json: JSON.parse(JSON.stringify(json)) as unknown, at: Math.min(at, firstNow()) };
  } catch {
    return null;
  }
}

let read: Record<string, Partial<Remembered> | undefined> | null = null;

/** What localStorage has of `url`, as path-memory.ts of the contract left it, without waiting for a database; null for nothing. */
export function atHand(url: string): Remembered | null {
  try {
    read ??= Object(JSON.parse(localStorage.getItem(PATH_MEMORY) ?? '')) as NonNullable<typeof read>;
    return asJson(read[url]);
  } catch {
    return null;
  }
}

/** What the device remembers of `url`; null where it remembers nothing, or cannot say. */
export async function remembered(url: string): Promise<Remembered | null> {
  const opened = await memory;
  return await new Promise((resolve) => {
    try {
      const asking = opened?.transaction(STORE).objectStore(STORE).get(url);
      if (!asking) return resolve(null);
      asking.onerror = () => resolve(null);
      asking.onsuccess = () => resolve(asJson(asking.result as Partial<Remembered> | null | undefined));
    } catch {
      // closed meanwhile
      resolve(null);
    }
  });
}
