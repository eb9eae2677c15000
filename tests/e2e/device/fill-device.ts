import type { Page } from '@playwright/test';

/** What lies on a device before a page comes up; `local` and `session` are texts as a storage has them. */
export type DeviceData = {
  store?: Record<string, unknown>;
  local?: Record<string, string>;
  session?: Record<string, string>;
};

const isOdd = (value: unknown) =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value));

/**
 * Puts `data` in the place of all that the device keeps for `origin`, and leaves the page at a document of the site that
 * runs nothing. Half a surrogate pair, NaN and undefined come over as they are.
 */
export async function fillDevice(page: Page, origin: string, data: DeviceData): Promise<void> {
  // no script of the product runs here
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
    // as localforage itself makes it
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
