import { type CalendarKind, dataPath } from '@court/domain';
import * as v from 'valibot';
import type { OnProgress } from '../run/progress';
import { takeLease } from '../store/lease';
import { type Ledger, type LedgerPart, ledgerPaths, readLedger } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { sendUpdates } from '../store/rate-limit';
import type { KindPlan } from './plan-kind';

/** One batch. Its days are marked first, then records and counts are written, then sums. */
export type PortionPlan = { kinds: KindPlan[] };

/** Everything that one publication writes. */
export type PublishPlan = {
  /** epoch ms; see Publication */
  at: number;
  reference: { units: Update[]; after: Update[] };
  /** ledger updates that belong to the first write, and to the last */
  first: Update;
  last: Update;
  /** kinds with something to write; `isFirst`: no publication of the kind was completed before */
  kinds: Partial<Record<CalendarKind, { isFirst: boolean }>>;
  /** approximate number of records in each batch */
  sizes: readonly number[];
  /** computes the batches one after the other; reads through `database`, which has the earlier batches */
  portions: (database: OwnerDatabase) => AsyncGenerator<PortionPlan>;
  /** number of the batch after which a first publication becomes readable; null means the last batch */
  readableAfter: number | null;
  /** called and awaited after each batch */
  afterPortion: (number: number) => void | Promise<void>;
};

type Writing<Plan extends PublishPlan> = {
  database: OwnerDatabase;
  made: Plan;
  /** the ledger for which `made` was computed */
  ledger: Ledger;
  /** computes the plan again */
  plan: (ledger: Ledger) => Promise<Plan>;
  now: () => number;
  /** ms to wait for another publisher's lease */
  waitForLeaseMs: number;
  /** maximum paths of one batch */
  mostPaths?: number | undefined;
  onProgress: OnProgress;
};

const LAST_UPDATED = dataPath('lastUpdated');
const versionSchema = v.nullish(v.number(), 0);

/** The only write if nothing has changed: the time of the check. */
export async function writeChecked(database: OwnerDatabase, at: number): Promise<void> {
  await database.put(`${LAST_UPDATED}/checkedAt`, at);
}

/** The version of the public data. 0 before the first publication. */
export async function readVersion(database: OwnerDatabase): Promise<number> {
  return v.parse(versionSchema, await database.get(`${LAST_UPDATED}/version`));
}

/**
 * The parts that a plan writes, and parts that an earlier run began and did not complete. Such a part may lack only its
 * last write.
 */
export function partsAtWork({ reference, kinds }: PublishPlan, { open }: Ledger): LedgerPart[] {
  const parts: LedgerPart[] = (['hearings', 'meetings'] as const).filter((kind) => kinds[kind]);
  if (reference.units.length > 0 || reference.after.length > 0 || open.reference) parts.push('reference');
  return parts;
}

/** The first write: the parts in progress, and the start time. */
function beginning({ at, first, kinds }: PublishPlan, parts: readonly LedgerPart[]): Update {
  const isFirst = (part: LedgerPart) => part !== 'reference' && kinds[part]?.isFirst;
  return {
    ...first,
    [ledgerPaths.at]: at,
    ...Object.fromEntries(parts.map((part) => [ledgerPaths.open(part), isFirst(part) ? 'first' : 'further'])),
  };
}

/** The last write: the times of the changes, and the version that every reader watches. */
async function writeLastUpdated(
  database: OwnerDatabase,
  { at, last }: PublishPlan,
  parts: readonly LedgerPart[],
  checkedAt: number,
) {
  const version = await readVersion(database);
  const update: Update = { ...last };
  for (const part of parts) {
    update[ledgerPaths.open(part)] = null;
    update[`${LAST_UPDATED}/${part}`] = at;
  }
  update[`${LAST_UPDATED}/checkedAt`] = checkedAt;
  update[`${LAST_UPDATED}/version`] = version + 1;
  await database.update(update);
}

function* unitsOf(reference: readonly Update[], kinds: readonly KindPlan[]): Generator<Update> {
  yield* reference;
  for (const { units } of kinds) yield* units;
}

/** Counts written updates. The remaining number is known for computed batches, and estimated for the others. */
function meter({ reference, sizes }: PublishPlan, onProgress: OnProgress) {
  let done = 0;
  const expected = [...sizes];
  return {
    workedOut(portion: number, { kinds }: PortionPlan) {
      const first = portion === 0 ? reference.units.length : 0;
      expected[portion] = kinds.reduce((sum, { count }) => sum + count, first);
    },
    written(updates: number) {
      done += updates;
      const total = Math.max(
        done,
        expected.reduce((sum, count) => sum + count, 0),
      );
      onProgress({ doing: 'writing', what: 'updates', done, total, share: done / total });
    },
  };
}

/** Writes all batches. The next batch is computed while one is written. */
async function writePortions(
  made: PublishPlan,
  parts: readonly LedgerPart[],
  {
    database,
    beforeBatch,
    mostPaths,
    now,
    onProgress,
  }: Parameters<typeof sendUpdates>[1] & Pick<Writing<PublishPlan>, 'now' | 'onProgress'>,
) {
  const sending = { database, beforeBatch, mostPaths };
  const { reference, sizes } = made;
  const progress = meter(made, onProgress);
  let writing: Promise<void> = Promise.resolve();

  async function write(portion: number, plan: PortionPlan) {
    const [isFirst, isLast] = [portion === 0, portion === sizes.length - 1];
    const before = plan.kinds.flatMap((kind) => kind.before);
    const after = plan.kinds.flatMap((kind) => kind.after);
    await sendUpdates([...(isFirst ? [beginning(made, parts)] : []), ...before], sending);
    const units = unitsOf(isFirst ? reference.units : [], plan.kinds);
    await sendUpdates(units, sending, progress.written);
    await sendUpdates([...(isLast ? reference.after : []), ...after], sending);
    if (portion === made.readableAfter && !isLast)
      await writeLastUpdated(database, { ...made, last: {} }, [], now());
    await made.afterPortion(portion);
  }

  const reading: OwnerDatabase = {
    ...database,
    async get(path, query) {
      await writing;
      return database.get(path, query);
    },
  };
  try {
    let portion = 0;
    for await (const plan of made.portions(reading)) {
      await writing;
      progress.workedOut(portion, plan);
      writing = write(portion, plan);
      // the error is thrown where the write is awaited
      writing.catch(() => undefined);
      portion += 1;
    }
  } finally {
    await writing;
  }
}

/**
 * Writes a plan under a lease, batch by batch, and `lastUpdated11` last. If another publisher wrote before the lease
 * was acquired, the plan is computed again. Returns the written plan, and whether nothing was left to write.
 */
export async function writePlan<Plan extends PublishPlan>(
  writing: Writing<Plan>,
): Promise<{ made: Plan; isUnchanged: boolean }> {
  const { database, ledger, plan, now, mostPaths, onProgress } = writing;
  const lease = await takeLease(database, now, writing.waitForLeaseMs);
  try {
    const present = await readLedger(database);
    const isSame = JSON.stringify(present) === JSON.stringify(ledger);
    const made = isSame ? writing.made : await plan(present);
    const parts = partsAtWork(made, present);
    if (parts.length === 0) {
      await writeChecked(database, now());
      return { made, isUnchanged: true };
    }
    await writePortions(made, parts, { database, beforeBatch: lease.keep, mostPaths, now, onProgress });
    await lease.keep();
    await writeLastUpdated(database, made, parts, now());
    return { made, isUnchanged: false };
  } finally {
    await lease.release();
  }
}
