import type { CalendarKind } from '@court/shared/records/data-paths';
import { dayCounts, dayCountsPath } from './day-counts';
import { countOfDaySum, daySum, isUnfinished, unfinishedDaySum } from './day-sum';
import { changedDays, exportedDays } from './exported-days';
import { followTraces, formerDays } from './former-places';
import { HearingUpdates } from './hearing-updates';
import { ledgerPaths } from './ledger';
import type { OwnerDatabase, Update } from './owner-database';
import { parallelMap } from './parallel-map';
import type { PublishedRecord } from './published-record';
import type { DayInWork } from './settle-day';
import { settleArrivals, settleDepartures } from './settle-days';
import { emptyDay, loadDay } from './stored-day';

/** What one publication does to hearings or to meetings; `removed` of the `upcoming` ones are no longer exported. */
export type Figures = {
  added: number;
  changed: number;
  moved: number;
  removed: number;
  upcoming: number;
  /** days written to */
  days: number;
};

export type KindPlan = {
  figures: Figures;
  /** marks the days in work; goes first */
  before: Update[];
  /** one for each record and one for each day's counts, by day */
  units: Update[];
  /** what is kept of each day; goes last */
  after: Update[];
};

type Job = {
  database: OwnerDatabase;
  kind: CalendarKind;
  records: readonly PublishedRecord[];
  /** day → its sum at the last publication */
  stored: Readonly<Record<string, string>>;
  /** YYYY-MM-DD in the court's first zone: from here on, records are upcoming */
  today: string;
};

async function openDays({ database, kind, stored }: Job, dates: string[], updates: HearingUpdates) {
  const isFirst = Object.keys(stored).length === 0;
  return parallelMap(dates, async (date): Promise<[string, DayInWork]> => {
    const day = isFirst ? emptyDay(date) : await loadDay(database, kind, date);
    return [date, { ...day, kind, updates, unfinished: isUnfinished(stored[date]) }];
  });
}

/** Writes day by day: its records, where a record's other days come along with the first, then its counts. */
function planOf(days: ReadonlyMap<string, DayInWork>, { kind, stored }: Job, updates: HearingUpdates) {
  const plan: Omit<KindPlan, 'figures'> = { before: [], units: [], after: [] };
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
  return plan;
}

/** What has to be written so that the database shows the export. Reads only days that differ; writes nothing. */
export async function planKind(job: Job): Promise<KindPlan> {
  const { database, kind, stored, today } = job;
  const exported = exportedDays(job.records);
  const updates = new HearingUpdates();
  const changed = changedDays(exported, stored);
  const days = new Map(await openDays(job, changed, updates));

  const known = new Set([...days.values()].flatMap((day) => [...day.sums.keys()]));
  const inChanged = changed.flatMap((date) => [...(exported.get(date)?.values() ?? [])]);
  const isFirst = Object.keys(stored).length === 0;
  const strangers = isFirst ? [] : inChanged.filter(({ key }) => !known.has(key));
  const former = await formerDays(database, kind, strangers);
  const further = [...former.keys()].filter((date) => !days.has(date));
  for (const [date, day] of await openDays(job, further, updates)) days.set(date, day);

  const { left, removed } = settleDepartures({ days, exported, changed, former, today });
  const { figures, moves } = settleArrivals(days, exported, changed, left);
  await followTraces(database, kind, moves, updates);

  const stillToCome = Object.entries(stored).filter(([date]) => date >= today);
  const upcoming = stillToCome.reduce((sum, [, kept]) => sum + countOfDaySum(kept), 0);
  return {
    ...planOf(days, job, updates),
    figures: { ...figures, removed, upcoming, days: days.size },
  };
}
