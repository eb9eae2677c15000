import { DEVICE_KEYS, siteKey } from '@court/domain';

/**
 * Whether an app has used this device's storage before. A first paint calls it before the host's
 * startup/first-paint.ts copies the settings to localStorage.
 */
export function wasHere(): boolean {
  try {
    return localStorage.getItem(siteKey(`mirror:${DEVICE_KEYS.reader}`)) !== null;
  } catch {
    // the browser refuses storage
    return false;
  }
}
