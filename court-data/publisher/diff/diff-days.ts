import type { ComparedKind } from './compare-days';
import { arrive, type DayDiff, keep, moveAway, remove } from './diff-day';
import type { Portion } from './portions';
import type { Publication } from './publication';
import type { PublishedRecord } from './published-record';
import { goneFrom, isActive, standingOn } from './stored-day';
import type { Move, Written } from './touched-records';

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
  const stand = standingOn(day).filter((key) => {
    const at = day.rows.get(key);
    return !at || isActive(at);
  });
  day.sums = new Map(stand.map((key) => [key, UNKNOWN_SUM]));
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
export function diffDepartures(diff: DaysDiff) {
  const { days, compared, portion, publication } = diff;
  const { today, firstKept } = publication;
  const left = new Map<string, string>();
  const removed: Written[] = [];
  for (const day of days.values()) {
    const { date } = day;
    for (const key of leavingFrom(diff, day)) {
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
    if (day.unfinished && portion.dates.has(date) && !compared.changed.has(date)) finish(day);
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
export function diffArrivals(diff: DaysDiff, left: ReadonlyMap<string, string>) {
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
