import { guessStoredAtom, storedValuesAtom } from '@court/contract';
import { DEVICE_KEYS, siteKey } from '@court/records';
import type { createStore } from 'jotai';

/** ms after which a page that is never idle is interrupted */
const MOST_BUSY = 1000;

/** Runs what can wait once the next paint is done and nothing waits for its turn. */
export function afterFirstPaint(run: () => void): void {
  requestAnimationFrame(() => {
    // not in every browser
    if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: MOST_BUSY });
    else setTimeout(run);
  });
}

/** Settles in a task of its own: what is done in one piece leaves a press of the reader unanswered for as long as it takes. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What the first screen looks like depends on these. */
const CACHED: readonly string[] = [
  DEVICE_KEYS.reader,
  DEVICE_KEYS.judgeName,
  DEVICE_KEYS.judgeId,
  DEVICE_KEYS.courtName,
  DEVICE_KEYS.courtDescription,
];
const PREFIX = siteKey('mirror:');

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Takes what localStorage caches of the device's store, which opens only after the first paint, and keeps the cache up to
 * date. The store is the truth. Where localStorage is refused, the first paint follows the court.
 */
export function applyLocalStorageCache(store: ReturnType<typeof createStore>): void {
  const kept = CACHED.map((key) => [key, read(key)] as const).filter(([, value]) => value !== null);
  store.set(guessStoredAtom, Object.fromEntries(kept));
  store.sub(storedValuesAtom, () => {
    const values = store.get(storedValuesAtom);
    try {
      for (const key of CACHED) localStorage.setItem(PREFIX + key, JSON.stringify(values[key] ?? null));
    } catch {
      // refused or full: the device's store remembers, and the next first paint follows the court
    }
  });
}
