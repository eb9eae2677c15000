import type { ComparedKind } from './compare-days';
import { arrive, type DayDiff, keep, moveAway, remove } from './diff-day';
import type { ExportedRecords } from './exported-records';
import type { Portion } from './portions';
import type { Publication } from './publication';
import type { PublishedRecord } from './published-record';
import { isActive, type RowAt, type StoredDay } from './stored-day';
import type { Written } from './touched-records';

/** A record that has left a day for another, or was sealed; `left` is null where it was on no other day before. */
export type Move = { record: PublishedRecord; left: string | null };

type DaysDiff = {
  days: ReadonlyMap<string, DayDiff>;
  compared: ComparedKind;
  portion: Portion;
  publication: Publication;
};

/** No record has this sum, so that an export which has the day again writes it anew. */
const UNKNOWN_SUM = '?';

/** Records that stand on a day. Where a run broke off, some have come of which no sum was kept yet. */
function standingOn({ unfinished, sums, rows }: StoredDay & { unfinished: boolean }): string[] {
  const arrived = unfinished ? [...rows].filter(([, at]) => isActive(at)).map(([key]) => key) : [];
  return [...new Set([...sums.keys(), ...arrived])];
}

/** A day on which a run broke off and to which the export does not reach back: who stands there is all that is known. */
function finish(day: DayDiff) {
  const stand = standingOn(day).filter((key) => {
    const at = day.rows.get(key);
    return !at || isActive(at);
  });
  day.sums = new Map(stand.map((key) => [key, UNKNOWN_SUM]));
}

/** Records that no longer stand on a day; of one that does not differ from the export, those that stand elsewhere now. */
export function goneFrom(
  day: StoredDay & { unfinished: boolean },
  exported: ExportedRecords,
  isChanged: boolean,
): string[] {
  const present = isChanged ? exported.on(day.date) : null;
  return standingOn(day).filter((key) => (present ? !present.has(key) : day.unfinished && exported.has(key)));
}

/** True for a row that says that its record is still to come here. */
export const isShown = (at: RowAt | undefined): at is RowAt => at !== undefined && !at.row.movedTo;

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
