import { fromKey, toKey } from '../keys/keys';

/** A database index in memory: keys `<key>~<id>` in the database's order, read by prefix as a client does. */
export type SortedIndex = {
  read(prefix: string, limit: number): string[];
  readOn(prefix: string): string[];
  size: number;
};

/** `entries` are pairs of index key and id. `read` returns ids in key order. `readOn` reads to the end of the range. */
export function sortedIndex(entries: Iterable<[key: string, id: string]>): SortedIndex {
  const keys = Array.from(entries, ([key, id]) => toKey(key, id)).sort();
  const read = (prefix: string, limit: number) => {
    let from = 0;
    let to = keys.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((keys[middle] ?? '') < prefix) from = middle + 1;
      else to = middle;
    }
    const found: string[] = [];
    for (let at = from; found.length < limit && keys[at]?.startsWith(prefix); at += 1)
      found.push(fromKey(keys[at] ?? '').at(-1) ?? '');
    return found;
  };
  return { read, readOn: (prefix) => read(prefix, Number.POSITIVE_INFINITY), size: keys.length };
}
