import { DEVICE_KEYS, siteKey } from '@court/records';

/** Whether an app has read this device's store before: see the host's startup/first-paint.ts, which says so before anything is written there. */
export function wasHere(): boolean {
  try {
    return localStorage.getItem(siteKey(`mirror:${DEVICE_KEYS.reader}`)) !== null;
  } catch {
    // a browser that lets the page keep nothing
    return false;
  }
}
