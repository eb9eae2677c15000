import type { CalendarKind } from '@court/domain';
import { type DayDiff, drop, keep } from '../diff/diff-day';
import { changesOfRecords } from '../diff/plan-expiring';
import { HearingUpdates, readTombstones, type Touched } from '../diff/touched-records';
import type { WrittenKind } from '../indexes/indexed-record';
import { planEntries } from '../plan/plan-entries';
import { writingOrder } from '../plan/plan-kind';
import { planRowLinks, unlink } from '../plan/plan-links';
import { type Ledger, ledgerPaths, type Publication } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import { dayCounts, dayCountsPath, daySum, isUnfinished, loadDay } from '../store/stored-day';

type WithdrawalJob = {
  database: OwnerDatabase;
  kind: CalendarKind;
  ledger: Ledger;
  publication: Publication;
  /** the records that are public now */
  records: readonly Touched[];
};

/** Opens every day with a row of the records. */
async function openDays(
  { database, kind, ledger, publication, records }: WithdrawalJob,
  updates: HearingUpdates,
) {
  const traced = await parallelMap(records, async ({ key }) =>
    Object.keys(await readTombstones(database, kind, key)),
  );
  const dates = [...new Set([...records.map(({ date }) => date), ...traced.flat()])];
  const { today } = publication;
  const days = await parallelMap(dates, async (date): Promise<DayDiff> => {
    const day = await loadDay(database, kind, date, isUnfinished(ledger[kind][date]));
    return { ...day, kind, updates, today };
  });
  return new Map(days.map((day) => [day.date, day]));
}

/** The changes of one kind that remove all public data of the records. The caller adds the index changes. */
export async function planWithdrawal(job: WithdrawalJob): Promise<WrittenKind> {
  const { database, kind, publication, records } = job;
  const updates = new HearingUpdates();
  const days = await openDays(job, updates);
  for (const { key, date } of records) {
    const home = days.get(date);
    if (home) keep(home, key);
    for (const day of days.values()) {
      drop(day, key);
      updates.add(key, `${ledgerPaths.records(kind, day.date)}/${key}`, null);
    }
  }
  const published = await changesOfRecords(database, kind, new Set(records.map(({ key }) => key)));
  const links = unlink(records);
  planEntries({ kind, publication, touched: records, links, updates, published, isFirst: false });
  await planRowLinks({ database, kind, touched: records, links, updates, exported: null });
  return { kind, days, updates, touched: records };
}

/** The update of a day's counts and sums. A day of an interrupted run stays marked. */
function dayUpdate(kind: CalendarKind, { date, rows, sums, unfinished }: DayDiff): Update {
  return {
    [dayCountsPath(kind, date)]: dayCounts(rows.values()),
    ...(unfinished ? {} : { [ledgerPaths.day(kind, date)]: daySum(sums) ?? null }),
  };
}

/** All updates, in the order that the indexes require. */
export function withdrawalUpdates(written: WrittenKind): Update[] {
  const { kind, days, updates } = written;
  const ordered = [...writingOrder(written)].flatMap(({ keys }) => keys.map((key) => updates.take(key)));
  return [
    ...ordered.filter((update) => update !== null),
    ...updates.takeRest(),
    ...[...days.values()].map((day) => dayUpdate(kind, day)),
  ];
}
