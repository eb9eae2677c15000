import type { CalendarKind } from '@court/records';
import type { KindDiff } from '../diff/diff-kind';
import type { Figures } from '../diff/portions';
import { dayCounts, dayCountsPath, daySum, unfinishedDaySum } from '../diff/stored-day';
import { ledgerPaths } from '../store/ledger';
import type { Update } from '../store/owner-database';

/**
 * The order in which records are written: day by day, where a record comes with the first of its days; then those that
 * stand on no day any more, in the order in which they were touched (`date` is null).
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
  /** marks the days in work; goes first */
  before: Update[];
  /** one for each record and one for each day's counts, by day; handed out once, as they are sent */
  units: Iterable<Update>;
  /** number of units */
  count: number;
  /** what is kept of each day; goes last */
  after: Update[];
};

/**
 * Day by day: its records, where a record's other days come along with the first, then its counts. Then records that
 * stand on no day any more, in the order in which they were touched, and what is written of records besides.
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

/** Puts what a portion of a publication does to one kind into the order in which it is written. */
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
