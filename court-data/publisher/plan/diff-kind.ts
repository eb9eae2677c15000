import type { CalendarKind } from '@court/domain';
import type { PublishedRecord } from '../checking/published-record';
import type { Batch, Figures } from '../diff/batches';
import type { ComparedKind } from '../diff/compare-days';
import { arrive, type DayDiff, keep, moveAway, remove } from '../diff/diff-day';
import { changesOfRecords, dropTombstones, expireRecords } from '../diff/plan-expiring';
import {
  followTombstones,
  HearingUpdates,
  type Move,
  openEntry,
  type Touched,
  touchedRecords,
  type Written,
} from '../diff/touched-records';
import { type Ledger, ledgerPaths, type Publication } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import { emptyDay, FORMAT, goneFrom, isUnfinished, loadDay, standingOn } from '../store/stored-day';
import { planEntries } from './plan-entries';
import { planLinks, planRowLinks } from './plan-links';

type DaysDiff = {
  days: ReadonlyMap<string, DayDiff>;
  compared: ComparedKind;
  portion: Batch;
  publication: Publication;
};

/** A sum that no record has. An export that contains the day again rewrites it. */
const UNKNOWN_SUM = '?';

/**
 * Completes a day on which a run was interrupted and that the export does not reach. Only the keys of its records are
 * known.
 */
function finish(day: DayDiff) {
  day.sums = new Map(standingOn(day).map((key) => [key, UNKNOWN_SUM]));
}

/** Keeps records on an unfinished day if the export says nothing about them. */
function keepStaying(day: DayDiff, { exported }: ComparedKind) {
  for (const key of standingOn(day)) {
    if (!day.sums.has(key) && exported.isStaying(day.date, key)) day.sums.set(key, UNKNOWN_SUM);
  }
}

/** Records that leave a day: all for a day of the batch, and for a later day those that are written with this batch. */
function leavingFrom({ compared, portion }: DaysDiff, day: DayDiff): Set<string> {
  const { date } = day;
  const leaving = compared.leavingOn.get(date) ?? [];
  if (!portion.dates.has(date)) return new Set(leaving.filter((key) => portion.moved.has(key)));
  return new Set([...goneFrom(day, compared.exported, compared.changed.has(date)), ...leaving]);
}

/**
 * Records that left their position: where each was, and which are gone. A missing record was removed if it was in the
 * future. If its day is past, it stays unchanged until it expires.
 */
function diffDepartures(diff: DaysDiff) {
  const { days, compared, portion, publication } = diff;
  const { today, firstKept } = publication;
  const left = new Map<string, string>();
  const removed: Written[] = [];
  for (const day of days.values()) {
    const { date } = day;
    for (const key of leavingFrom(diff, day)) {
      // withdrawn by the same publication, which removes it before it writes
      if (compared.exported.isWithheld(key)) continue;
      const to = compared.exported.get(key);
      if (to && !portion.moved.has(key)) {
        // it left with an earlier batch
        day.sums.delete(key);
      } else if (to) {
        moveAway(day, key, to);
        left.set(key, date);
      } else if (date >= today) {
        const isRemoved = remove(day, key);
        const at = day.rows.get(key) ?? null;
        if (isRemoved) removed.push({ key, date, record: null, at, why: 'removed' });
      } else if (date >= firstKept) keep(day, key);
    }
    if (!day.unfinished || !portion.dates.has(date)) continue;
    if (compared.changed.has(date)) keepStaying(day, compared);
    else finish(day);
  }
  return { left, removed };
}

/**
 * Records that arrive on a day: all for a day of the batch, and for a later day those that are written with this batch.
 */
function* arrivingOn({ compared, portion }: DaysDiff, day: DayDiff): Generator<PublishedRecord> {
  const { exported, leaving } = compared;
  if (!compared.changed.has(day.date)) return;
  const isOwn = portion.dates.has(day.date);
  for (const record of exported.on(day.date).values()) {
    const isMoved = leaving.has(record.key);
    if (isMoved ? portion.moved.has(record.key) : isOwn) yield record;
    // it arrived with an earlier batch
    else if (isOwn) day.sums.set(record.key, record.sum);
  }
}

/** Writes records at their current position in the export. `left`: key → former day. */
function diffArrivals(diff: DaysDiff, left: ReadonlyMap<string, string>) {
  const { days } = diff;
  const figures = { added: 0, changed: 0, moved: 0 };
  const moves: Move[] = [];
  const written: Written[] = [];
  for (const [date, day] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const record of arrivingOn(diff, day)) {
      const { key } = record;
      const from = left.get(key) ?? null;
      const origin = from === null ? null : { date: from, at: days.get(from)?.rows.get(key) ?? null };
      const outcome = arrive(day, record, origin);
      const why = record.row ? 'written' : 'withdrawn';
      if (outcome !== 'unchanged') written.push({ key, date, record, at: day.rows.get(key) ?? null, why });
      if (from !== null || (outcome === 'changed' && !record.row)) moves.push({ record, left: from });
      if (from !== null) figures.moved += 1;
      else if (outcome === 'new') figures.added += 1;
      else if (outcome === 'changed') figures.changed += 1;
    }
  }
  return { figures, moves, written };
}

/** All changes of a batch to one kind, before they are ordered for writing. */
export type KindDiff = {
  kind: CalendarKind;
  compared: ComparedKind;
  /** days (YYYY-MM-DD) whose rows are all computed here; of the other days in `days`, only some records are */
  own: ReadonlySet<string>;
  days: ReadonlyMap<string, DayDiff>;
  /** the paths of each record, written in one update; more can be added */
  updates: HearingUpdates;
  touched: readonly Touched[];
  /** updates that belong to no public record */
  units: readonly Update[];
  /** ledger marks that are written first, and last */
  before: readonly Update[];
  after: readonly Update[];
  figures: Figures;
};

export type KindJob = {
  database: OwnerDatabase;
  compared: ComparedKind;
  portion: Batch;
  ledger: Ledger;
  publication: Publication;
};

/** Reads the days of the batch, and later days that its records leave or enter. */
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
    const unfinished = isUnfinished(ledger[kind][date]);
    const read = async () => held.get(date) ?? (await loadDay(database, kind, date, unfinished));
    const day = isNothingPublic ? emptyDay(date) : await read();
    // remove it from the cache, because this batch changes it
    held.delete(date);
    return { ...day, kind, updates, today };
  });
  return new Map(days.map((day) => [day.date, day]));
}

/** Ledger updates after all of a kind is written. */
function lastOf({ compared: { kind, expiring }, ledger }: KindJob): Update[] {
  return [
    ...expiring.after,
    ...(ledger.format[kind] === FORMAT ? [] : [{ [ledgerPaths.format(kind)]: FORMAT }]),
  ];
}

/**
 * Computes the updates that bring the database to the state of one batch of the export. Reads only changed days, and
 * writes nothing. All earlier batches must be written already.
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
    mayHoldOthers: (date) => date < exported.from || date < publication.today || compared.kept.size > 0,
    isFirst: isNothingPublic,
    isBrokenOff: portion.isFirst && ledger.open[kind] !== undefined,
  });
  const hidden = touched.filter(({ why, before }) => why === 'withdrawn' && openEntry(before));
  const published = await changesOfRecords(database, kind, new Set(hidden.map(({ key }) => key)));
  planEntries({ kind, publication, touched, links, updates, published, isFirst });
  await planRowLinks({ database, kind, touched, links, updates, exported });

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
