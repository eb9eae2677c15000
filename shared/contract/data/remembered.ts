import { serverNow } from '../state/clock';

/** The device's cached value of a path: its JSON, and when it was last known to be true (epoch ms). */
export type Remembered = { json: unknown; at: number };

/** An entry of the cache. `size`: characters of its JSON. */
export type KeptPath = Remembered & { size: number };

/**
 * A cached value, or null if it is none. The round trip through JSON drops values that JSON cannot hold, which no screen
 * is tested with. The time is limited to now because the device's clock may have been set back.
 */
export function rememberedOf(found: Partial<KeptPath> | null | undefined): Remembered | null {
  const { json, at } = found ?? {};
  if (typeof at !== 'number' || !(at > 0) || json === undefined) return null;
  try {
    return { json: JSON.parse(JSON.stringify(json)) as unknown, at: Math.min(at, serverNow()) };
  } catch {
    return null;
  }
}
