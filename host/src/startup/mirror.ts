import { guessStoredAtom, storedValuesAtom } from '@court/contract';
import { DEVICE_KEYS } from '@court/records';
import type { createStore } from 'jotai';

/** What the first screen looks like depends on these. */
const MIRRORED: readonly string[] = [DEVICE_KEYS.reader, DEVICE_KEYS.judgeName, DEVICE_KEYS.judgeId];
const PREFIX = 'mirror:';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Takes what localStorage mirrors of the device's store, which opens only after the first paint, and keeps the mirror
 * true. The store is the truth. Where localStorage is refused, the first paint follows the court.
 */
export function mirrorSettings(store: ReturnType<typeof createStore>): void {
  const kept = MIRRORED.map((key) => [key, read(key)] as const).filter(([, value]) => value !== null);
  store.set(guessStoredAtom, Object.fromEntries(kept));
  store.sub(storedValuesAtom, () => {
    const values = store.get(storedValuesAtom);
    try {
      for (const key of MIRRORED) localStorage.setItem(PREFIX + key, JSON.stringify(values[key] ?? null));
    } catch {
      // refused or full: the device's store remembers, and the next first paint follows the court
    }
  });
}
