import type { CalendarKind } from '@court/records';
import { planEntries } from '../plan/plan-entries';
import { changesOfRecords, dropTombstones, expireRecords } from '../plan/plan-expiring';
import { planLinks, planRowLinks } from '../plan/plan-links';
import { type Ledger, ledgerPaths, type Publication } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/pace';
import type { ComparedKind } from './compare-days';
import { arrive, type DayDiff, keep, moveAway, remove } from './diff-day';
import type { Figures, Portion } from './portions';
import type { PublishedRecord } from './published-record';
import { emptyDay, FORMAT, goneFrom, isUnfinished, loadDay, standingOn } from './stored-day';
import {
  followTombstones,
  HearingUpdates,
  type Move,
  openEntry,
  type Touched,
  touchedRecords,
  type Written,
} from './touched-records';

type DaysDiff = {
  days: ReadonlyMap<string, DayDiff>;
  compared: ComparedKind;
  portion: Portion;
  publication: Publication;
};

/** No record has this sum, so that an export which has the day again writes it anew. */
const UNKNOWN_SUM = '?';

/** A day on which a run broke off and to which the export does not reach back: who stands there is all that is known. */
function finish(day: DayDiff) {
  day.sums = new Map(standingOn(day).map((key) => [key, UNKNOWN_SUM]));
}

/** Records that stay on an unfinished day although the export does not tell their sums. */
function keepStaying(day: DayDiff, { exported }: ComparedKind) {
  for (const key of standingOn(day)) {
    if (!day.sums.has(key) && exported.isStaying(day.date, key)) day.sums.set(key, UNKNOWN_SUM);
  }
}

/** Records that leave a day: all of a day of the portion, and of a later day those that are written with this one. */
function leavingFrom({ compared, portion }: DaysDiff, day: DayDiff): Set<string> {
  const { date } = day;
  const leaving = compared.leavingOn.get(date) ?? [];
  if (!portion.dates.has(date)) return new Set(leaving.filter((key) => portion.moved.has(key)));
  return new Set([...goneFrom(day, compared.exported, compared.changed.has(date)), ...leaving]);
}

/**
 * Records that no longer stand where they stood: where each was, and which are gone altogether. One that is missing was
 * removed if it was still to come; if its day is past, it stays as it was until the court keeps it no longer.
 */
function diffDepartures(diff: DaysDiff) {
  const { days, compared, portion, publication } = diff;
  const { today, firstKept } = publication;
  const left = new Map<string, string>();
  const removed: Written[] = [];
  for (const day of days.values()) {
    const { date } = day;
    for (const key of leavingFrom(diff, day)) {
      // closed by the same publication, which takes it out before it writes
      if (compared.exported.isWithheld(key)) continue;
      const to = compared.exported.get(key);
      if (to && !portion.moved.has(key)) {
        // it left with an earlier portion
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

/** Records that come to a day: all of a day of the portion, and of a later day those that are written with this one. */
function* arrivingOn({ compared, portion }: DaysDiff, day: DayDiff): Generator<PublishedRecord> {
  const { exported, leaving } = compared;
  if (!compared.changed.has(day.date)) return;
  const isOwn = portion.dates.has(day.date);
  for (const record of exported.on(day.date).values()) {
    const isMoved = leaving.has(record.key);
    if (isMoved ? portion.moved.has(record.key) : isOwn) yield record;
    // it came with an earlier portion
    else if (isOwn) day.sums.set(record.key, record.sum);
  }
}

/** Records where the export has them now. `left`: key → the day it comes from. */
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
    const unfinished = isUnfinished(ledger[kind][date]);
    const read = async () => held.get(date) ?? (await loadDay(database, kind, date, unfinished));
    const day = isNothingPublic ? emptyDay(date) : await read();
    // it will be another once this portion is written
    held.delete(date);
    return { ...day, kind, updates, today };
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
