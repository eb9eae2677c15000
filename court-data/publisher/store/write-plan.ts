import { type CalendarKind, dataPath } from '@court/records';
import * as v from 'valibot';
import type { KindPlan } from '../plan/plan-kind';
import type { OnProgress } from '../progress';
import { takeLease } from './lease';
import { type Ledger, type LedgerPart, ledgerPaths, readLedger } from './ledger';
import type { OwnerDatabase, Update } from './owner-database';
import { sendUpdates } from './pace';

/** What is written together: days are marked, then records and counts, then sums. */
export type PortionPlan = { kinds: KindPlan[] };

/** All that one publication writes. */
export type PublishPlan = {
  /** epoch ms; see Publication */
  at: number;
  reference: { units: Update[]; after: Update[] };
  /** of the ledger: goes with the first write, and with the last */
  first: Update;
  last: Update;
  /** of the kinds that have something to write: whether nothing had been published before, or not to the end */
  kinds: Partial<Record<CalendarKind, { isFirst: boolean }>>;
  /** records to expect in each portion, about */
  sizes: readonly number[];
  /** works the portions out, one after the other; reads through `database` what those before have written */
  portions: (database: OwnerDatabase) => AsyncGenerator<PortionPlan>;
  /** a first publication shows its data to readers after the portion with this number; null: after the last */
  readableAfter: number | null;
  /** is waited for */
  afterPortion: (number: number) => void | Promise<void>;
};

type Writing<Plan extends PublishPlan> = {
  database: OwnerDatabase;
  made: Plan;
  /** what `made` was made against */
  ledger: Ledger;
  /** makes it anew */
  plan: (ledger: Ledger) => Promise<Plan>;
  now: () => number;
  /** how long to wait for another publisher's lease, ms */
  waitForLeaseMs: number;
  /** most paths of one batch */
  mostPaths?: number | undefined;
  onProgress: OnProgress;
};

const LAST_UPDATED = dataPath('lastUpdated');
const versionSchema = v.nullish(v.number(), 0);

/** All that is written when nothing has changed: that a publisher looked. */
export async function writeChecked(database: OwnerDatabase, at: number): Promise<void> {
  await database.put(`${LAST_UPDATED}/checkedAt`, at);
}

/** The version of what is public, 0 before the first publication. */
export async function readVersion(database: OwnerDatabase): Promise<number> {
  return v.parse(versionSchema, await database.get(`${LAST_UPDATED}/version`));
}

/** What a plan has to write, and what an earlier run began and did not end: it may lack no more than its last write. */
export function partsAtWork({ reference, kinds }: PublishPlan, { open }: Ledger): LedgerPart[] {
  const parts: LedgerPart[] = (['hearings', 'meetings'] as const).filter((kind) => kinds[kind]);
  if (reference.units.length > 0 || reference.after.length > 0 || open.reference) parts.push('reference');
  return parts;
}

/** The first write: what is begun, and when. */
function beginning({ at, first, kinds }: PublishPlan, parts: readonly LedgerPart[]): Update {
  const isFirst = (part: LedgerPart) => part !== 'reference' && kinds[part]?.isFirst;
  return {
    ...first,
    [ledgerPaths.at]: at,
    ...Object.fromEntries(parts.map((part) => [ledgerPaths.open(part), isFirst(part) ? 'first' : 'further'])),
  };
}

/** The last write: when what was changed, with the version that every reader watches. */
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

/** Counts what is written; how much is still to come is known of the portions that are worked out, and else about. */
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

/** Writes all portions, each while the next one is worked out. */
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
      // it fails where it is waited for
      writing.catch(() => undefined);
      portion += 1;
    }
  } finally {
    await writing;
  }
}

/**
 * Writes a plan under a lease, portion by portion, and `lastUpdated11` last. What another publisher has written before
 * the lease was taken is compared again. Returns the plan that was written, and whether nothing was left to write.
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
