import type { CalendarKind } from '@court/shared/records/data-paths';
import { countOfDaySum, isUnfinished } from './day-sum';
import { changedDays, exportedDays } from './exported-days';
import { followTraces, formerDays } from './former-places';
import { HearingUpdates } from './hearing-updates';
import type { OwnerDatabase } from './owner-database';
import { parallelMap } from './parallel-map';
import type { PublishedRecord } from './published-record';
import type { DayInWork } from './settle-day';
import { settleArrivals, settleDepartures } from './settle-days';
import { emptyDay, loadDay } from './stored-day';
import { type Touched, touchedRecords } from './touched-records';

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

/** All that a publication does to one kind, before it is put into the order in which it is written. */
export type SettledKind = {
  kind: CalendarKind;
  /** day → its sum at the last publication */
  stored: Readonly<Record<string, string>>;
  days: ReadonlyMap<string, DayInWork>;
  /** what is written for each record, and goes in one update; more may be added */
  updates: HearingUpdates;
  touched: readonly Touched[];
  figures: Figures;
};

export type KindJob = {
  database: OwnerDatabase;
  kind: CalendarKind;
  records: readonly PublishedRecord[];
  /** day → its sum at the last publication */
  stored: Readonly<Record<string, string>>;
  /** YYYY-MM-DD in the court's first zone: from here on, records are upcoming */
  today: string;
};

async function openDays({ database, kind, stored }: KindJob, dates: string[], updates: HearingUpdates) {
  const isFirst = Object.keys(stored).length === 0;
  return parallelMap(dates, async (date): Promise<[string, DayInWork]> => {
    const day = isFirst ? emptyDay(date) : await loadDay(database, kind, date);
    return [date, { ...day, kind, updates, unfinished: isUnfinished(stored[date]) }];
  });
}

/** Finds out what has to be written so that the database shows the export. Reads only days that differ; writes nothing. */
export async function settleKind(job: KindJob): Promise<SettledKind> {
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
  const { figures, moves, written } = settleArrivals(days, exported, changed, left);
  await followTraces(database, kind, moves, updates);
  const touched = await touchedRecords(database, kind, [...written, ...removed], isFirst);

  const stillToCome = Object.entries(stored).filter(([date]) => date >= today);
  const upcoming = stillToCome.reduce((sum, [, kept]) => sum + countOfDaySum(kept), 0);
  return {
    kind,
    stored,
    days,
    updates,
    touched,
    figures: { ...figures, removed: removed.length, upcoming, days: days.size },
  };
}
