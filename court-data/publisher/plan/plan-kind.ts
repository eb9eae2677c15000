import type { CalendarKind } from '@court/domain';
import type { Figures } from '../diff/batches';
import { ledgerPaths } from '../store/ledger';
import type { Update } from '../store/owner-database';
import { dayCounts, dayCountsPath, daySum, unfinishedDaySum } from '../store/stored-day';
import type { KindDiff } from './diff-kind';

/**
 * The order in which records are written: day by day, each record with the first of its days. Records that are on no
 * day follow, in the order in which they were touched (`date` is null).
 */
export function* writingOrder({
  days,
  touched,
}: Pick<KindDiff, 'days' | 'touched'>): Generator<{ date: string | null; keys: string[] }> {
  const seen = new Set<string>();
  const unseen = (keys: Iterable<string>) => {
    const found = [...new Set(keys)].filter((key) => !seen.has(key));
    for (const key of found) seen.add(key);
    return found;
  };
  for (const [date, { rows, sums }] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    yield { date, keys: unseen([...rows.keys(), ...sums.keys()]) };
  }
  yield { date: null, keys: unseen(touched.map(({ key }) => key)) };
}

export type KindPlan = {
  kind: CalendarKind;
  figures: Figures;
  /** marks the unfinished days; written first */
  before: Update[];
  /** updates by day, one per record and one per day's counts; can be iterated only once, while they are sent */
  units: Iterable<Update>;
  /** number of units */
  count: number;
  /** the sums of each day; written last */
  after: Update[];
};

/**
 * The updates day by day: the day's records, then its counts. A record's other days are written with its first day.
 * Then follow records that are on no day, in the order in which they were touched, and the remaining paths of records.
 */
function* unitsOf(diff: KindDiff): Generator<Update> {
  const { kind, own, days, updates } = diff;
  for (const { date, keys } of writingOrder(diff)) {
    for (const key of keys) {
      const update = updates.take(key);
      if (update) yield update;
    }
    const day = date && own.has(date) && days.get(date);
    if (day) yield { [dayCountsPath(kind, date)]: dayCounts(day.rows.values()) };
  }
  yield* updates.takeRest();
  yield* diff.units;
}

/** Orders the changes of a batch to one kind for writing. */
export function planKind(diff: KindDiff): KindPlan {
  const { kind, compared, own, days, updates, figures } = diff;
  const plan: KindPlan = {
    kind,
    figures,
    before: [...diff.before],
    units: unitsOf(diff),
    count: updates.size + own.size + diff.units.length,
    after: [],
  };
  for (const [date, { sums }] of days) {
    plan.before.push({ [ledgerPaths.day(kind, date)]: unfinishedDaySum(compared.stored[date]) });
    if (!own.has(date)) continue;
    plan.after.push({
      [ledgerPaths.records(kind, date)]: sums.size > 0 ? Object.fromEntries(sums) : null,
      [ledgerPaths.day(kind, date)]: daySum(sums) ?? null,
    });
  }
  plan.after.push(...diff.after);
  return plan;
}
