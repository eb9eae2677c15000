import { siteKey } from '../keys/site-key';

const DAY = 86_400_000;

/** localStorage: `[ms that the court's server is ahead of the device, epoch ms by the server when that was measured]`. */
export const CLOCK_KEY = /* @__PURE__ */ siteKey('clock-offset');

/**
 * Stores the offset for the next visit, whose first screen is drawn before the server sends its time. Null deletes it.
 */
export function keepClockOffset(offset: number | null): void {
  try {
    if (offset === null) localStorage.removeItem(CLOCK_KEY);
    else localStorage.setItem(CLOCK_KEY, JSON.stringify([offset, Date.now() + offset]));
  } catch {
    // storage is refused: the next first screen uses the device's clock
  }
}

/**
 * Ms that the court's server is ahead of the device, as measured by the last visit. Null if there is no measurement,
 * or if the device's clock was set since. It was set if the corrected time is before the last visit, or if the clock
 * was days slow and has caught up. The inline script of pages (tools/release/pages/early-read.ts) applies the same
 * rule.
 */
export function cachedClockOffset(): number | null {
  try {
    // no exception on a first visit: for its place in the script, Chromium parses the script again
    const [offset, at] = JSON.parse(localStorage.getItem(CLOCK_KEY) ?? '[]') as number[];
    const now = Date.now();
    if (!(Number.isSafeInteger(offset) && now + Number(offset) >= Number(at))) return null;
    return Number(offset) > DAY && now > Number(at) ? null : Number(offset);
  } catch {
    return null;
  }
}
