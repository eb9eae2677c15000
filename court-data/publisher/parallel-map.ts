const AT_ONCE = 16;

/** Maps with at most 16 calls under way; results in the order of the items. */
export async function parallelMap<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [at, item] of queue) results[at] = await map(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
  return results;
}
