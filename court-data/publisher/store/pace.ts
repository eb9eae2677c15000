import type { OwnerDatabase, Update } from './owner-database';

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

const MOST_BYTES = 2_000_000;
const MOST_PATHS = 2_000;

type Batch = { batch: Update; updates: number };

/** Joins updates into batches of at most 2 MB and `mostPaths` paths; none is divided. */
export async function* batchesOf(updates: Iterable<Update>, mostPaths = MOST_PATHS): AsyncGenerator<Batch> {
  let batch: Update = {};
  let size = { updates: 0, paths: 0, bytes: 0 };
  for (const update of updates) {
    const paths = Object.keys(update).length;
    const bytes = Buffer.byteLength(JSON.stringify(update));
    if (size.updates > 0 && (size.paths + paths > mostPaths || size.bytes + bytes > MOST_BYTES)) {
      yield { batch, updates: size.updates };
      batch = {};
      size = { updates: 0, paths: 0, bytes: 0 };
    }
    Object.assign(batch, update);
    size = { updates: size.updates + 1, paths: size.paths + paths, bytes: size.bytes + bytes };
    // the batch before is on its way meanwhile
    await breathe();
  }
  if (size.updates > 0) yield { batch, updates: size.updates };
}

type Sending = {
  database: OwnerDatabase;
  /** may stop it by throwing */
  beforeBatch: () => Promise<void>;
  mostPaths?: number | undefined;
};

/**
 * Sends updates in order, batch by batch: each once the one before it is written, but made while that is. Returns when
 * all are written.
 */
export async function sendUpdates(
  updates: Iterable<Update>,
  { database, beforeBatch, mostPaths }: Sending,
  afterBatch: (updates: number) => void = () => undefined,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  const write = async ({ batch, updates: count }: Batch) => {
    await beforeBatch();
    await database.update(batch);
    afterBatch(count);
  };
  try {
    for await (const batch of batchesOf(updates, mostPaths)) {
      await writing;
      writing = write(batch);
      // it fails where it is waited for
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}
