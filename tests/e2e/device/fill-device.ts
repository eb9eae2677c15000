import type { Page } from '@playwright/test';

/** The data on a device before a page opens. `local` and `session` are texts of web storage. */
export type DeviceData = {
  store?: Record<string, unknown>;
  local?: Record<string, string>;
  session?: Record<string, string>;
};

const isOdd = (value: unknown) =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value));

/**
 * Replaces all data of `origin` on the device by `data`, and leaves the page at a document of the site that runs no
 * script. Supports half surrogate pairs, NaN and undefined.
 */
export async function fillDevice(page: Page, origin: string, data: DeviceData): Promise<void> {
  // this address runs no script of the product
  await page.goto(`${origin}/registry.json`);
  const text = JSON.stringify(data, (_key, value: unknown) => (isOdd(value) ? `@${value}` : value));
  await page.evaluate(async (text) => {
    const odd: Record<string, unknown> = {
      '@NaN': Number.NaN,
      '@Infinity': Infinity,
      '@-Infinity': -Infinity,
    };
    const restored = (value: unknown): unknown => {
      if (value === '@undefined') return undefined;
      if (typeof value === 'string') return Object.hasOwn(odd, value) ? odd[value] : value;
      if (Array.isArray(value)) return value.map(restored);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, restored(field)]));
    };
    const { store = {}, local = {}, session = {} } = JSON.parse(text) as DeviceData;
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    const opening = indexedDB.open('localforage');
    // same stores as localforage creates
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('keyvaluepairs');
      opening.result.createObjectStore('local-forage-detect-blob-support');
    };
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const change = opening.result.transaction('keyvaluepairs', 'readwrite');
    const values = change.objectStore('keyvaluepairs');
    values.clear();
    for (const [key, value] of Object.entries(store)) values.put(restored(value), key);
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve;
      change.onerror = reject;
    });
    opening.result.close();
  }, text);
}
