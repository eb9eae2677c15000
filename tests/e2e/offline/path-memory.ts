import { PATH_MEMORY } from '@court/domain';
import type { Page } from '@playwright/test';

/** A cached path; `size` in characters. */
export type KeptPath = { url: string; json: unknown; at: number; size: number };

/**
 * Runs `work`, the source of a function of the page's cache store, and waits for its write. Null if there is no such
 * store. Does not create it.
 */
async function overStore<T>(page: Page, work: string): Promise<T | null> {
  return (await page.evaluate(`(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === ${JSON.stringify(PATH_MEMORY)})) return null;
    const answer = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await answer(indexedDB.open(${JSON.stringify(PATH_MEMORY)}));
    try {
      if (!database.objectStoreNames.contains('paths')) return null;
      const transaction = database.transaction('paths', 'readwrite');
      const written = new Promise((resolve) => { transaction.oncomplete = resolve; });
      const result = await (${work})(transaction.objectStore('paths'), answer);
      await written;
      return result ?? null;
    } finally {
      database.close();
    }
  })()`)) as T | null;
}

/** All cached paths of the device, by address. */
export async function keptPaths(page: Page): Promise<KeptPath[]> {
  const work = `async (store, answer) => {
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    return keys.map((url, at) => ({ url, ...values[at] }));
  }`;
  return (await overStore<KeptPath[]>(page, work)) ?? [];
}

/** Runs `work`, the source of a function of localStorage's data for the next first paint, by address. */
const overAtHand = (page: Page, work: string) =>
  page.evaluate(`(() => {
    const atHand = JSON.parse(localStorage.getItem(${JSON.stringify(PATH_MEMORY)}) ?? '{}');
    (${work})(atHand);
    localStorage.setItem(${JSON.stringify(PATH_MEMORY)}, JSON.stringify(atHand));
  })()`);

/**
 * Stores the value of `source`, an expression, as the cached value of `url`. Deletes it from localStorage, which can
 * hold only JSON.
 */
export async function putRaw(page: Page, url: string, source: string): Promise<void> {
  await overAtHand(page, `(atHand) => { delete atHand[${JSON.stringify(url)}] }`);
  await overStore(page, `(store, answer) => answer(store.put(${source}, ${JSON.stringify(url)}))`);
}

/** Changes the cache time of `url` to `at`, epoch ms. */
export async function keptAt(page: Page, url: string, at: number): Promise<void> {
  await overAtHand(
    page,
    `(atHand) => { if (atHand[${JSON.stringify(url)}]) atHand[${JSON.stringify(url)}].at = ${at} }`,
  );
  await overStore(
    page,
    `async (store, answer) => {
      const kept = await answer(store.get(${JSON.stringify(url)}));
      await answer(store.put({ ...kept, at: ${at} }, ${JSON.stringify(url)}));
    }`,
  );
}

/** Adds `count` more paths to the cache, `filler/0` the oldest, each more than a day old. */
export const fillMemory = (page: Page, count: number, size: number) =>
  overStore(
    page,
    `async (store, answer) => {
      const yesterday = Date.now() - 86_400_000;
      for (let n = 0; n < ${count}; n++)
        await answer(store.put({ json: 'x'.repeat(${size}), at: yesterday + n, size: ${size} }, 'filler/' + n));
    }`,
  );

/** Clears the page's storage while the page is open, like a browser that runs out of space. */
export async function clearStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,local_storage',
  });
  await session.detach();
}
