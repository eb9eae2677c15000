import { type CalendarKind, dataPath } from '@court/shared/records/data-paths';
import * as v from 'valibot';
import { takeLease } from './lease';
import { type Ledger, type LedgerPart, ledgerPaths, readLedger } from './ledger';
import type { OwnerDatabase, Update } from './owner-database';
import type { KindPlan } from './plan-kind';
import { sendUpdates } from './send-updates';

/** All that one publication writes. */
export type PublishPlan = {
  /** epoch ms; see Publication */
  at: number;
  reference: { units: Update[]; after: Update[] };
  /** only the kinds that were given */
  kinds: Partial<Record<CalendarKind, KindPlan>>;
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
  onProgress: ((written: number, total: number) => void) | undefined;
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
  const parts: LedgerPart[] = [];
  for (const kind of ['hearings', 'meetings'] as const) {
    const plan = kinds[kind];
    if (plan && (plan.count > 0 || plan.after.length > 0 || open[kind])) parts.push(kind);
  }
  if (reference.units.length > 0 || reference.after.length > 0 || open.reference) parts.push('reference');
  return parts;
}

/** The first write: what is begun, and when. */
function beginning({ at, kinds }: PublishPlan, parts: readonly LedgerPart[]): Update {
  const isFirst = (part: LedgerPart) => part !== 'reference' && kinds[part]?.isFirst;
  return {
    [ledgerPaths.at]: at,
    ...Object.fromEntries(parts.map((part) => [ledgerPaths.open(part), isFirst(part) ? 'first' : 'further'])),
  };
}

/** The last write: when what was changed, with the version that every reader watches. */
async function writeLastUpdated(
  database: OwnerDatabase,
  at: number,
  parts: readonly LedgerPart[],
  checkedAt: number,
) {
  const version = await readVersion(database);
  const update: Update = {};
  for (const part of parts) {
    update[ledgerPaths.open(part)] = null;
    update[`${LAST_UPDATED}/${part}`] = at;
  }
  update[`${LAST_UPDATED}/checkedAt`] = checkedAt;
  update[`${LAST_UPDATED}/version`] = version + 1;
  await database.update(update);
}

function* unitsOf({ reference, kinds }: PublishPlan): Generator<Update> {
  yield* reference.units;
  for (const plan of Object.values(kinds)) yield* plan.units;
}

/**
 * Writes a plan under a lease: days are marked, then records and counts, then sums, then `lastUpdated11`. What another
 * publisher has written before the lease was taken is compared again. Returns the plan that was written, and whether
 * nothing was left to write.
 */
export async function writePlan<Plan extends PublishPlan>(
  writing: Writing<Plan>,
): Promise<{ made: Plan; isUnchanged: boolean }> {
  const { database, ledger, plan, now, mostPaths, onProgress = () => undefined } = writing;
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
    const kinds = Object.values(made.kinds);
    const begin = [beginning(made, parts), ...kinds.flatMap(({ before }) => before)];
    const total = kinds.reduce((sum, { count }) => sum + count, made.reference.units.length);
    const after = [...made.reference.after, ...kinds.flatMap((kind) => kind.after)];
    const sending = { database, beforeBatch: lease.keep, mostPaths };
    let written = 0;
    await sendUpdates(begin, sending);
    await sendUpdates(unitsOf(made), sending, (updates) => {
      written += updates;
      onProgress(written, total);
    });
    await sendUpdates(after, sending);
    await lease.keep();
    await writeLastUpdated(database, made.at, parts, now());
    return { made, isUnchanged: false };
  } finally {
    await lease.release();
  }
}
