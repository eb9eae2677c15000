import type { Page } from '@playwright/test';

/** The value stored on the device under `key`. Null if there is no value or no store. Does not create the store. */
export function keptValue(page: Page, key: string): Promise<unknown> {
  return page.evaluate(async (key) => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'localforage')) return null;
    const opening = indexedDB.open('localforage');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const database = opening.result;
    try {
      if (!database.objectStoreNames.contains('keyvaluepairs')) return null;
      const asked = database.transaction('keyvaluepairs').objectStore('keyvaluepairs').get(key);
      await new Promise((resolve) => (asked.onsuccess = resolve));
      return asked.result ?? null;
    } finally {
      database.close();
    }
  }, key);
}
