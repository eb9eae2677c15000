/** Computes a value for each key once (null too), and keeps the `limit` most recently used ones. */
export function memoizeLru<V>(limit: number, make: (key: string) => V): (key: string) => V {
  const made = new Map<string, V>();
  return (key) => {
    const known = made.get(key);
    const value = known === undefined ? make(key) : known;
    made.delete(key);
    made.set(key, value);
    for (const oldest of made.keys()) {
      if (made.size <= limit) break;
      made.delete(oldest);
    }
    return value;
  };
}
