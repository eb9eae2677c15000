import { dayCounts, dayCountsPath } from './day-counts';
import { daySum, unfinishedDaySum } from './day-sum';
import { ledgerPaths } from './ledger';
import type { Update } from './owner-database';
import type { Figures, SettledKind } from './settle-kind';

export type KindPlan = {
  figures: Figures;
  /** nothing of this kind had been published before, or not to the end */
  isFirst: boolean;
  /** marks the days in work; goes first */
  before: Update[];
  /** one for each record and one for each day's counts, by day */
  units: Update[];
  /** what is kept of each day; goes last */
  after: Update[];
};

/**
 * Writes day by day: its records, where a record's other days come along with the first, then its counts. Then records
 * that stand on no day any more, in the order in which they were touched, and what is written of records besides.
 */
export function planKind(settled: SettledKind): KindPlan {
  const { kind, stored, days, updates, touched, isFirst, figures } = settled;
  const plan: KindPlan = { figures, isFirst, before: [], units: [], after: [] };
  for (const [date, { rows, sums }] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const taken = [...new Set([...rows.keys(), ...sums.keys()])].map((key) => updates.take(key));
    plan.units.push(...taken.filter((update) => update !== null), {
      [dayCountsPath(kind, date)]: dayCounts(rows.values()),
    });
    plan.before.push({ [ledgerPaths.day(kind, date)]: unfinishedDaySum(stored[date]) });
    plan.after.push({
      [ledgerPaths.records(kind, date)]: sums.size > 0 ? Object.fromEntries(sums) : null,
      [ledgerPaths.day(kind, date)]: daySum(sums) ?? null,
    });
  }
  const gone = touched.map(({ key }) => updates.take(key)).filter((update) => update !== null);
  plan.units.push(...gone, ...updates.takeRest(), ...settled.units);
  plan.after.push(...settled.after);
  return plan;
}
