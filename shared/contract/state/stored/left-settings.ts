import { SETTINGS_LEFT } from '@court/domain';

/** A setting as the page had it from the device, and as the reader changed it. */
type Left = { base: unknown; mine: unknown };

/**
 * Copies a changed setting to localStorage until the device's store has it, so that it survives if the page closes at
 * once. The store takes some milliseconds to read and write, on a slow device seconds. Null deletes the copy.
 */
export function leaveSetting(key: string, left: Left | null): void {
  try {
    if (left) localStorage.setItem(SETTINGS_LEFT + key, JSON.stringify([left.base ?? null, left.mine]));
    else localStorage.removeItem(SETTINGS_LEFT + key);
  } catch {
    // localStorage is refused or full: the setting is safe only once the device's store has it
  }
}

function readLeft(key: string): Left | null {
  try {
    const [base, mine] = [...(JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[])];
    return mine ? { base, mine } : null;
  } catch {
    return null; // not JSON
  }
}

/** Settings that an earlier page left, by key. Invalid ones are left out. */
export function leftSettings(): [key: string, left: Left][] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(SETTINGS_LEFT));
  } catch {
    // localStorage is refused
  }
  return keys.flatMap((key) => {
    const left = readLeft(key);
    return left ? [[key.slice(SETTINGS_LEFT.length), left]] : [];
  });
}
