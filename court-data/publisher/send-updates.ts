import type { OwnerDatabase, Update } from './owner-database';

const MOST_BYTES = 2_000_000;
const MOST_PATHS = 2_000;

/** Joins updates into batches of at most 2 MB and `mostPaths` paths; none is divided. */
export function* batchesOf(
  updates: Iterable<Update>,
  mostPaths = MOST_PATHS,
): Generator<{ batch: Update; updates: number }> {
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
  }
  if (size.updates > 0) yield { batch, updates: size.updates };
}

type Sending = {
  database: OwnerDatabase;
  /** may stop it by throwing */
  beforeBatch: () => Promise<void>;
  mostPaths?: number | undefined;
};

/** Sends updates in order, batch by batch. */
export async function sendUpdates(
  updates: Iterable<Update>,
  { database, beforeBatch, mostPaths }: Sending,
  afterBatch: (updates: number) => void = () => undefined,
): Promise<void> {
  for (const { batch, updates: count } of batchesOf(updates, mostPaths)) {
    await beforeBatch();
    await database.update(batch);
    afterBatch(count);
  }
}
