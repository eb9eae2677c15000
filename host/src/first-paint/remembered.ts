import { PATH_MEMORY } from '@court/records';

/** What the device remembers of a database path, and when it was read from the court, epoch ms. */
export type Remembered = { json: unknown; at: number };

/** As path-memory.ts of the contract keeps them. */
const STORE = 'paths';

/** What the device remembers of `url`; null where it remembers nothing, or cannot say. */
export function remembered(url: string): Promise<Remembered | null> {
  return new Promise((resolve) => {
    const nothing = () => resolve(null);
    try {
      // said before its database is asked, which takes longer
      if (localStorage.getItem(PATH_MEMORY) === null) return nothing();
      const opening = indexedDB.open(PATH_MEMORY);
      opening.onerror = nothing;
      opening.onblocked = nothing;
      // there is no such database yet, and it is not this page's part to make one
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const { result } = opening;
        const close = (found: Remembered | null) => {
          result.close();
          resolve(found);
        };
        if (!result.objectStoreNames.contains(STORE)) return close(null);
        const asking = result.transaction(STORE).objectStore(STORE).get(url);
        asking.onerror = () => close(null);
        asking.onsuccess = () => {
          const { json, at } = (asking.result ?? {}) as Partial<Remembered>;
          close(typeof at === 'number' && at > 0 && json !== undefined ? { json, at } : null);
        };
      };
    } catch {
      // where storage is refused
      nothing();
    }
  });
}
