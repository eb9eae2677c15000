const LONGEST_MS = 10;
let last = performance.now();

/** Lets what waits have its turn (requests, answers, signals) where this thread has been at work for 10 ms. */
export async function breathe(): Promise<void> {
  if (performance.now() - last < LONGEST_MS) return;
  await new Promise((resolve) => setImmediate(resolve));
  last = performance.now();
}

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
