/** What the session keeps under `key`; empty where there is nothing, or in a browser that lets the page keep nothing. */
export function readSession(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps `text` for the session where the browser lets the page; empty: nothing any more. */
export function writeSession(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // then for this page alone
  }
}
