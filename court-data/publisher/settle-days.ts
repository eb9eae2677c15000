import type { ExportedDays } from './exported-days';
import type { Publication } from './publication';
import type { PublishedRecord } from './published-record';
import { arrive, type DayInWork, keep, moveAway, remove } from './settle-day';
import { isActive } from './stored-day';
import type { Written } from './touched-records';

/** A record that has left a day for another, or was sealed; `left` is null where it was on no other day before. */
export type Move = { record: PublishedRecord; left: string | null };

type Departures = {
  days: ReadonlyMap<string, DayInWork>;
  exported: ExportedDays;
  /** the export by entry key */
  home: ReadonlyMap<string, PublishedRecord>;
  /** days that differ from the export; of the others only the records in `former` leave */
  changed: ReadonlySet<string>;
  /** day → keys of records that stood there once and are new to their present day */
  former: ReadonlyMap<string, readonly string[]>;
  publication: Publication;
};

/** No record has this sum, so that an export which has the day again writes it anew. */
const UNKNOWN_SUM = '?';

/** Records that stand on a day. Where a run broke off, some have come of which no sum was kept yet. */
function standingOn({ unfinished, sums, rows }: DayInWork): string[] {
  const arrived = unfinished ? [...rows].filter(([, at]) => isActive(at)).map(([key]) => key) : [];
  return [...new Set([...sums.keys(), ...arrived])];
}

/** A day on which a run broke off and to which the export does not reach back: who stands there is all that is known. */
function finish(day: DayInWork) {
  const stand = standingOn(day).filter((key) => {
    const at = day.rows.get(key);
    return !at || isActive(at);
  });
  day.sums = new Map(stand.map((key) => [key, UNKNOWN_SUM]));
}

/**
 * Records that no longer stand where they stood: where each was, and which are gone altogether. One that is missing was
 * removed if it was still to come; if its day is past, it stays as it was until the court keeps it no longer.
 */
export function settleDepartures({ days, exported, home, changed, former, publication }: Departures) {
  const { today, firstKept } = publication;
  const left = new Map<string, string>();
  const removed: Written[] = [];
  for (const day of days.values()) {
    const { date } = day;
    const present = exported.get(date);
    const isCovered = changed.has(date);
    const gone = standingOn(day).filter((key) =>
      isCovered ? !present?.has(key) : day.unfinished && home.has(key),
    );
    for (const key of new Set([...gone, ...(former.get(date) ?? [])])) {
      const to = home.get(key);
      if (to) {
        moveAway(day, key, to);
        left.set(key, date);
      } else if (date >= today) {
        const isShown = remove(day, key);
        const at = day.rows.get(key) ?? null;
        if (isShown) removed.push({ key, date, record: null, at, why: 'removed' });
      } else if (date >= firstKept) keep(day, key);
    }
    if (day.unfinished && !isCovered) finish(day);
  }
  return { left, removed };
}

/** Records where the export has them now. `left`: key → the day it comes from. */
export function settleArrivals(
  days: ReadonlyMap<string, DayInWork>,
  exported: ExportedDays,
  changed: Iterable<string>,
  left: ReadonlyMap<string, string>,
) {
  const figures = { added: 0, changed: 0, moved: 0 };
  const moves: Move[] = [];
  const written: Written[] = [];
  for (const date of changed) {
    const day = days.get(date);
    if (!day) continue;
    for (const record of exported.get(date)?.values() ?? []) {
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
