import type { OwnerDatabase, Update } from './owner-database';

const MAX_BUSY_MS = 10;
let last = performance.now();

/** Yields to the event loop (requests, answers, signals) if this thread was busy for 10 ms. */
export async function yieldToEvents(): Promise<void> {
  if (performance.now() - last < MAX_BUSY_MS) return;
  await new Promise((resolve) => setImmediate(resolve));
  last = performance.now();
}

const MAX_CONCURRENT_CALLS = 16;

/** Maps with at most 16 concurrent calls. Results are in the order of the items. */
export async function parallelMap<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [at, item] of queue) results[at] = await map(item);
  };
  await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT_CALLS, items.length) }, work));
  return results;
}

const MAX_BATCH_BYTES = 2_000_000;
const MAX_BATCH_PATHS = 2_000;

type Batch = { batch: Update; updates: number };

/** Joins updates into batches of at most 2 MB and `mostPaths` paths. No update is split. */
export async function* batchesOf(
  updates: Iterable<Update>,
  mostPaths = MAX_BATCH_PATHS,
): AsyncGenerator<Batch> {
  let batch: Update = {};
  let size = { updates: 0, paths: 0, bytes: 0 };
  for (const update of updates) {
    const paths = Object.keys(update).length;
    const bytes = Buffer.byteLength(JSON.stringify(update));
    if (size.updates > 0 && (size.paths + paths > mostPaths || size.bytes + bytes > MAX_BATCH_BYTES)) {
      yield { batch, updates: size.updates };
      batch = {};
      size = { updates: 0, paths: 0, bytes: 0 };
    }
    Object.assign(batch, update);
    size = { updates: size.updates + 1, paths: size.paths + paths, bytes: size.bytes + bytes };
    // the previous batch is being sent meanwhile
    await yieldToEvents();
  }
  if (size.updates > 0) yield { batch, updates: size.updates };
}

type Sending = {
  database: OwnerDatabase;
  /** can stop the sending by throwing an error */
  beforeBatch: () => Promise<void>;
  mostPaths?: number | undefined;
};

/**
 * Sends updates in order, batch by batch. A batch is prepared while the previous one is sent. Returns when all are
 * written.
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
      // the error is thrown where the write is awaited
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}
