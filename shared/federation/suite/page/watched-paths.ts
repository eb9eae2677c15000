import type { LiveDatabase } from '@court/contract';

/** The page's only database: it answers every path with null, and counts the listeners. */
export type WatchedPaths = {
  database: LiveDatabase;
  /** path → current number of listeners, without paths that have none */
  now(): Record<string, number>;
  /** path → max number of listeners at the same time */
  most(): Record<string, number>;
};

export function watchedPaths(): WatchedPaths {
  const open = new Map<string, number>();
  const peak = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by;
    if (count === 0) open.delete(key);
    else open.set(key, count);
    peak.set(key, Math.max(count, peak.get(key) ?? 0));
  };
  const database: LiveDatabase = {
    watch(path, onValue, _onError, range) {
      const key = range ? `${path} from ${range.startAt} to ${range.endAt}` : path;
      add(key, 1);
      const timer = setTimeout(() => onValue(null));
      let isOpen = true;
      return () => {
        clearTimeout(timer);
        if (isOpen) add(key, -1);
        isOpen = false;
      };
    },
    watchConnected(listener) {
      const timer = setTimeout(() => listener(true));
      return () => clearTimeout(timer);
    },
  };
  return { database, now: () => Object.fromEntries(open), most: () => Object.fromEntries(peak) };
}
