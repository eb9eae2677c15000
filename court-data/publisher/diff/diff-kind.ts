import type { CalendarKind } from '@court/records';
import { planEntries } from '../plan/plan-entries';
import { changesOfRecords, dropTombstones, expireRecords } from '../plan/plan-expiring';
import { planLinks } from '../plan/plan-links';
import { type Ledger, ledgerPaths } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/parallel-map';
import type { ComparedKind } from './compare-days';
import type { DayDiff } from './diff-day';
import { diffArrivals, diffDepartures } from './diff-days';
import { followTombstones } from './former-places';
import type { Portion } from './portions';
import type { Figures, Publication } from './publication';
import { emptyDay, FORMAT, isUnfinished, loadDay } from './stored-day';
import { HearingUpdates, openEntry, type Touched, touchedRecords } from './touched-records';

/** All that a portion of a publication does to one kind, before it is put into the order in which it is written. */
export type KindDiff = {
  kind: CalendarKind;
  compared: ComparedKind;
  /** YYYY-MM-DD: those whose rows all are worked out here; of others in `days` only some records are */
  own: ReadonlySet<string>;
  days: ReadonlyMap<string, DayDiff>;
  /** what is written for each record, and goes in one update; more may be added */
  updates: HearingUpdates;
  touched: readonly Touched[];
  /** what belongs to no record that is public */
  units: readonly Update[];
  /** goes first, and last: the ledger's marks of what is to be done, and is done */
  before: readonly Update[];
  after: readonly Update[];
  figures: Figures;
};

export type KindJob = {
  database: OwnerDatabase;
  compared: ComparedKind;
  portion: Portion;
  ledger: Ledger;
  publication: Publication;
};

/** Reads the days of the portion, and of later ones those on which its records stood or will stand. */
async function openDays(
  { database, compared, portion, ledger, publication }: KindJob,
  updates: HearingUpdates,
): Promise<Map<string, DayDiff>> {
  const { kind, leaving, exported, held, isNothingPublic } = compared;
  const { today } = publication;
  const ofMoved = [...portion.moved].flatMap((key) => [
    ...(leaving.get(key) ?? []),
    exported.dateOf(key) ?? '',
  ]);
  const dates = new Set([...portion.dates, ...ofMoved.filter((date) => compared.opened.has(date))]);
  const days = await parallelMap([...dates], async (date): Promise<DayDiff> => {
    const read = async () => held.get(date) ?? (await loadDay(database, kind, date));
    const day = isNothingPublic ? emptyDay(date) : await read();
    // it will be another once this portion is written
    held.delete(date);
    return { ...day, kind, updates, today, unfinished: isUnfinished(ledger[kind][date]) };
  });
  return new Map(days.map((day) => [day.date, day]));
}

/** What of the ledger is cleared, or said, once all of a kind is written. */
function lastOf({ compared: { kind, expiring }, ledger }: KindJob): Update[] {
  return [
    ...expiring.after,
    ...(ledger.format[kind] === FORMAT ? [] : [{ [ledgerPaths.format(kind)]: FORMAT }]),
  ];
}

/**
 * Finds out what has to be written so that the database shows a portion of the export. Reads only days that differ;
 * writes nothing. All portions before it must have been written.
 */
export async function diffKind(job: KindJob): Promise<KindDiff> {
  const { database, compared, portion, ledger, publication } = job;
  const { kind, exported, stored, isNothingPublic, expiring } = compared;
  const updates = new HearingUpdates();
  const days = await openDays(job, updates);
  const own = [...days.values()].filter(({ date }) => portion.dates.has(date));

  const tombstones = expiring.tombstones.filter(({ date }) => portion.dates.has(date));
  const gone = dropTombstones(days, tombstones, exported);
  const diff = { days, compared, portion, publication };
  const { left, removed } = diffDepartures(diff);
  const { expired, after } = await expireRecords({ database, kind, ledger, publication, exported }, own);
  const { figures, moves, written } = diffArrivals(diff, left);
  await followTombstones(database, kind, moves, updates);

  const isFirst = isNothingPublic || ledger.open[kind] === 'first';
  const touched = [
    ...(await touchedRecords(database, kind, [...written, ...removed, ...gone], isNothingPublic)),
    ...expired,
  ];
  const { links, marks } = await planLinks({
    database,
    kind,
    touched,
    exported,
    isLater: portion.isLater,
    isUnfinished: (date) => isUnfinished(stored[date]),
    isFirst: isNothingPublic,
    isBrokenOff: portion.isFirst && ledger.open[kind] !== undefined,
  });
  const hidden = touched.filter(({ why, before }) => why === 'withdrawn' && openEntry(before));
  const published = await changesOfRecords(database, kind, new Set(hidden.map(({ key }) => key)));
  planEntries({ kind, publication, touched, links, updates, published, isFirst });

  return {
    kind,
    compared,
    own: portion.dates,
    days,
    updates,
    touched,
    units: portion.isLast ? expiring.units : [],
    before: marks.map((path) => ({ [path]: true })),
    after: [
      ...after,
      ...(marks.length > 0 ? [{ [ledgerPaths.linking(kind)]: null }] : []),
      ...(portion.isLast ? lastOf(job) : []),
    ],
    figures: { ...figures, removed: removed.length, expired: expired.length, days: own.length },
  };
}
