import { type CalendarKind, dataPath } from '@court/shared/records/data-paths';
import * as v from 'valibot';
import { takeLease } from './lease';
import { type Ledger, readLedger } from './ledger';
import type { OwnerDatabase, Update } from './owner-database';
import type { KindPlan } from './plan-kind';
import { sendUpdates } from './send-updates';

/** All that one publication writes. */
export type PublishPlan = {
  reference: { units: Update[]; after: Update[] };
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
  onProgress: ((written: number, total: number) => void) | undefined;
};

const LAST_UPDATED = dataPath('lastUpdated');
const versionSchema = v.nullish(v.number(), 0);

/** All that is written when nothing has changed: that a publisher looked. */
export async function writeChecked(database: OwnerDatabase, at: number): Promise<void> {
  await database.put(`${LAST_UPDATED}/checkedAt`, at);
}

/** When what was changed, with the version that every reader watches; the last write of a publication. */
async function writeLastUpdated(database: OwnerDatabase, { reference, kinds }: PublishPlan, at: number) {
  const version = v.parse(versionSchema, await database.get(`${LAST_UPDATED}/version`));
  const update: Update = {};
  for (const [kind, plan] of Object.entries(kinds)) {
    if (plan.figures.days > 0) update[`${LAST_UPDATED}/${kind}`] = at;
  }
  if (reference.units.length > 0) update[`${LAST_UPDATED}/reference`] = at;
  update[`${LAST_UPDATED}/checkedAt`] = at;
  update[`${LAST_UPDATED}/version`] = version + 1;
  await database.update(update);
}

/**
 * Writes a plan under a lease: days are marked, then records and counts, then sums, then `lastUpdated11`. What another
 * publisher has written before the lease was taken is compared again; the plan that was written is returned.
 */
export async function writePlan<Plan extends PublishPlan>(writing: Writing<Plan>): Promise<Plan> {
  const { database, ledger, plan, now, onProgress = () => undefined } = writing;
  const lease = await takeLease(database, now);
  try {
    const present = await readLedger(database);
    const isSame = JSON.stringify(present) === JSON.stringify(ledger);
    const made = isSame ? writing.made : await plan(present);
    const parts = Object.values(made.kinds);
    const units = [...made.reference.units, ...parts.flatMap((part) => part.units)];
    let written = 0;
    await sendUpdates(
      database,
      parts.flatMap((part) => part.before),
      lease.keep,
    );
    await sendUpdates(database, units, lease.keep, (updates) => {
      written += updates;
      onProgress(written, units.length);
    });
    await sendUpdates(
      database,
      [...made.reference.after, ...parts.flatMap((part) => part.after)],
      lease.keep,
    );
    await writeLastUpdated(database, made, now());
    return made;
  } finally {
    await lease.release();
  }
}
