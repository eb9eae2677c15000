import { guessStoredAtom, storedValuesAtom } from '@court/contract';
import { DEVICE_KEYS, siteKey } from '@court/domain';
import type { createStore } from 'jotai';

/** Maximum ms to wait for the browser to be idle. */
const MAX_IDLE_WAIT_MS = 1000;

/** Runs work that can wait, after the next paint and when the page is idle. */
export function afterFirstPaint(run: () => void): void {
  requestAnimationFrame(() => {
    // not supported by every browser
    if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
    else setTimeout(run);
  });
}

/** Stored values that decide what the first screen looks like. */
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
 * Applies the localStorage cache of the device's store and keeps that cache up to date. The store itself opens only
 * after the first paint and takes precedence. Without localStorage, the first paint uses the court's defaults.
 */
export function applyLocalStorageCache(store: ReturnType<typeof createStore>): void {
  const kept = CACHED.map((key) => [key, read(key)] as const).filter(([, value]) => value !== null);
  store.set(guessStoredAtom, Object.fromEntries(kept));
  store.sub(storedValuesAtom, () => {
    const values = store.get(storedValuesAtom);
    try {
      for (const key of CACHED) localStorage.setItem(PREFIX + key, JSON.stringify(values[key] ?? null));
    } catch {
      // Storage is refused or full. The device's store still has the values, and the next first paint uses the
      // court's defaults.
    }
  });
}
