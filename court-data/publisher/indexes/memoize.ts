/** Makes each thing once: the same people and cases come again in record after record. */
export function memoize<Item, Made>(
  keyOf: (item: Item) => string,
  make: (item: Item) => Made,
): (item: Item) => Made {
  const all = new Map<string, { made: Made }>();
  return (item) => {
    const key = keyOf(item);
    const found = all.get(key) ?? { made: make(item) };
    all.set(key, found);
    return found.made;
  };
}
