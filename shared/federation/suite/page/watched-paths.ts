import type { LiveDatabase } from '@court/contract';

/** The page's one database: it answers every path with nothing, and counts who listens. */
export type WatchedPaths = {
  database: LiveDatabase;
  /** path → listeners now, of those that are listened to */
  now(): Record<string, number>;
  /** the most listeners that a path has had at once */
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
