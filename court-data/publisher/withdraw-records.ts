import type { CourtConfig } from '@court/shared/records/court-config';
import { type CalendarKind, dataPath } from '@court/shared/records/data-paths';
import { entryKey } from '@court/shared/records/keys';
import { dayCounts, dayCountsPath } from './day-counts';
import { daySum, isUnfinished } from './day-sum';
import { HearingUpdates } from './hearing-updates';
import type { WrittenKind } from './indexes/indexed-record';
import { takeLease } from './lease';
import { type Ledger, ledgerPaths, readLedger } from './ledger';
import { type OwnerDatabase, ownerDatabase, type Update } from './owner-database';
import { parallelMap } from './parallel-map';
import { planIndexes } from './plan-indexes';
import { type Publication, publicationAt } from './publication';
import { changesOfRecords } from './published-changes';
import { type DayInWork, drop, keep } from './settle-day';
import { settleEntries } from './settle-entries';
import { unlink } from './settle-links';
import { loadDay } from './stored-day';
import { openEntry, readEntry, type Touched } from './touched-records';
import { readTraces } from './traces';
import { readVersion } from './write-plan';
import { writingOrder } from './writing-order';

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];
const LAST_UPDATED = dataPath('lastUpdated');

type WithdrawalJob = { database: OwnerDatabase; ledger: Ledger; publication: Publication };

/** Opens every day on which a row of the records lies. */
async function openDays(
  { database, ledger, publication }: WithdrawalJob,
  kind: CalendarKind,
  records: readonly Touched[],
  updates: HearingUpdates,
): Promise<Map<string, DayInWork>> {
  const traced = await parallelMap(records, async ({ key }) =>
    Object.keys(await readTraces(database, kind, key)),
  );
  const dates = [...new Set([...records.map(({ date }) => date), ...traced.flat()])];
  const { today } = publication;
  const days = await parallelMap(dates, async (date): Promise<DayInWork> => {
    const day = await loadDay(database, kind, date);
    return { ...day, kind, updates, today, unfinished: isUnfinished(ledger[kind][date]) };
  });
  return new Map(days.map((day) => [day.date, day]));
}

/** What is written of a day as a whole; a day on which a run broke off stays marked as such. */
function dayUpdate(kind: CalendarKind, { date, rows, sums, unfinished }: DayInWork): Update {
  return {
    [dayCountsPath(kind, date)]: dayCounts(rows.values()),
    ...(unfinished ? {} : { [ledgerPaths.day(kind, date)]: daySum(sums) ?? null }),
  };
}

/** All paths of one kind that change so that nothing of the records is left in public, but for the indexes. */
async function withdrawal(
  job: WithdrawalJob,
  kind: CalendarKind,
  records: readonly Touched[],
): Promise<WrittenKind> {
  const { database, publication } = job;
  const updates = new HearingUpdates();
  const days = await openDays(job, kind, records, updates);
  for (const { key, date } of records) {
    const home = days.get(date);
    if (home) keep(home, key);
    for (const day of days.values()) {
      drop(day, key);
      updates.add(key, `${ledgerPaths.records(kind, day.date)}/${key}`, null);
    }
    updates.add(key, ledgerPaths.withdrawn(kind, key), true);
  }
  const published = await changesOfRecords(database, kind, new Set(records.map(({ key }) => key)));
  const links = unlink(records);
  settleEntries({ kind, publication, touched: records, links, updates, published, isFirst: false });
  return { kind, days, updates, touched: records };
}

/** What is written of one kind; what the indexes were given last comes last. */
function* updatesOf(withdrawn: WrittenKind): Generator<Update> {
  const { kind, days, updates } = withdrawn;
  for (const { keys } of writingOrder(withdrawn)) {
    for (const key of keys) yield updates.take(key) ?? {};
  }
  yield* updates.takeRest();
  for (const day of days.values()) yield dayUpdate(kind, day);
}

async function findRecords(database: OwnerDatabase, kind: CalendarKind, ids: readonly string[]) {
  return parallelMap(ids, async (id) => {
    const key = entryKey(id);
    return { id, key, before: await readEntry(database, kind, key) };
  });
}

export type WithdrawalOptions = {
  court: CourtConfig;
  /** `http(s)://host[:port][?ns=name]` */
  database: string;
  /** of hearings or 341 meetings, as the court's export has them */
  ids: readonly string[];
  /** epoch ms */
  now?: () => number;
  /** how long to wait where a publisher is at work, ms; without it, that is an error */
  waitForLeaseMs?: number;
};

/**
 * Takes records out of public view at once, in one write: rows on all days, counts, changes, history, indexes; of the
 * entry nothing stays but that it was withdrawn. No later export brings them back. `unknown` are ids of which nothing
 * was ever published. Throws LeaseHeldError, DatabaseUnreachableError and DatabaseRefusedError; nothing was changed then.
 */
export async function withdrawRecords(
  options: WithdrawalOptions,
): Promise<{ withdrawn: string[]; unknown: string[] }> {
  const { court, now = Date.now, waitForLeaseMs = 0 } = options;
  const ids = [...new Set(options.ids)];
  const database = ownerDatabase(options.database);
  const lease = await takeLease(database, now, waitForLeaseMs);
  try {
    const ledger = await readLedger(database);
    const publication = publicationAt(court, ledger, now());
    const found = new Set<string>();
    const updates: Update[] = [];
    const kinds: WrittenKind[] = [];
    for (const kind of KINDS) {
      const all = (await findRecords(database, kind, ids)).filter(({ before }) => before !== null);
      const records = all.flatMap(({ key, before }): Touched[] => {
        const entry = openEntry(before);
        return entry
          ? [{ key, date: entry.date, record: null, at: null, why: 'withdrawn', before: entry }]
          : [];
      });
      for (const { id, key } of all) {
        found.add(id);
        updates.push({ [ledgerPaths.withdrawn(kind, key)]: true });
      }
      if (records.length === 0) continue;
      kinds.push(await withdrawal({ database, ledger, publication }, kind, records));
      updates.push({ [`${LAST_UPDATED}/${kind}`]: publication.at });
    }
    await planIndexes(database, kinds, false);
    for (const kind of kinds) updates.push(...updatesOf(kind));
    if (updates.length > 0) {
      const version = await readVersion(database);
      const last = { [ledgerPaths.at]: publication.at, [`${LAST_UPDATED}/version`]: version + 1 };
      await database.update(Object.assign({}, ...updates, last));
    }
    return {
      withdrawn: ids.filter((id) => found.has(id)),
      unknown: ids.filter((id) => !found.has(id)),
    };
  } finally {
    await lease.release();
  }
}
