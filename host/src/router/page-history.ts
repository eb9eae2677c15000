import { createPath, type Location, type To } from 'react-router-dom';

/** What an entry of the browser's history holds: what react-router writes there, and whether the page turned to it. */
type Entry = { usr: unknown; key: string; idx: number; turned: boolean };

/** An entry of the tab's history; `index` counts them, `isTurned`: the reader came to it by a page transition. */
export type Place = { location: Location; index: number; isTurned: boolean };

export const urlOf = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), window.location.href);

/** Where the browser is. An entry that nobody counted, as a link within the page makes it, comes after the one at `before`. */
export function presentPlace(before = -1): Place {
  const { pathname, search, hash } = window.location;
  const entry: Partial<Entry> = window.history.state ?? {};
  const { usr: state = null, key = 'default', idx: index = before + 1, turned: isTurned = false } = entry;
  if (entry.idx !== index) window.history.replaceState({ ...entry, idx: index }, '');
  return { location: { pathname, search, hash, state, key }, index, isTurned };
}

/** Has the address bar show `place`, as an entry of its own or in the place of the present one. */
export function writePlace({ location, index, isTurned }: Place, isNew: boolean): void {
  const entry: Entry = { usr: location.state, key: location.key, idx: index, turned: isTurned };
  const address = createPath(location);
  if (!isNew) {
    window.history.replaceState(entry, '', address);
    return;
  }
  try {
    window.history.pushState(entry, '', address);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    // Safari takes 100 entries in 30 s, and no more
    window.location.assign(address);
  }
}
