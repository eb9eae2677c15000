import { siteKey } from './site-key';

const DAY = 86_400_000;

/** localStorage: `[ms that the court's server is ahead of the device, epoch ms by the server when that was measured]`. */
export const CLOCK_KEY = /* @__PURE__ */ siteKey('clock-offset');

/** Keeps the offset for the next visit, which draws its first screen before the server can say its time; null deletes it. */
export function keepClockOffset(offset: number | null): void {
  try {
    if (offset === null) localStorage.removeItem(CLOCK_KEY);
    else localStorage.setItem(CLOCK_KEY, JSON.stringify([offset, Date.now() + offset]));
  } catch {
    // the next first screen goes by the device's clock
  }
}

/**
 * Ms that the court's server is ahead of the device, as the last visit measured it. Null if no visit did, or if the clock
 * was set since: by the offset it is earlier than the last visit, or the clock was days slow and has caught up.
 * The inline script of pages (host/release/pages/early-read.ts) has the same rule.
 */
export function cachedClockOffset(): number | null {
  try {
    const [offset, at] = JSON.parse(localStorage.getItem(CLOCK_KEY) ?? '') as number[];
    const now = Date.now();
    if (!(Number.isSafeInteger(offset) && now + Number(offset) >= Number(at))) return null;
    return Number(offset) > DAY && now > Number(at) ? null : Number(offset);
  } catch {
    return null;
  }
}
