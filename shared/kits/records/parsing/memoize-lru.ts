/** Makes a value for each key once, null too, and remembers the `limit` that were asked for last. */
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
