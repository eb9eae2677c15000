import type { ExportedDays } from './exported-days';
import type { PublishedRecord } from './published-record';
import { arrive, type DayInWork, moveAway, remove } from './settle-day';
import type { Written } from './touched-records';

/** A record that has left a day for another, or was sealed; `left` is null where it was on no other day before. */
export type Move = { record: PublishedRecord; left: string | null };

type Departures = {
  days: ReadonlyMap<string, DayInWork>;
  exported: ExportedDays;
  /** days that differ from the export; of the others only the records in `former` leave */
  changed: readonly string[];
  /** day → keys of records that stood there once and are new to their present day */
  former: ReadonlyMap<string, readonly string[]>;
  /** YYYY-MM-DD; from here on, a record that is missing was removed; before, it stays as it was */
  today: string;
};

/** Records that no longer stand where they stood: where each was, and which are gone altogether. */
export function settleDepartures({ days, exported, changed, former, today }: Departures) {
  const home = new Map([...exported.values()].flatMap((day) => [...day]));
  const left = new Map<string, string>();
  const removed: Written[] = [];
  for (const day of days.values()) {
    const present = exported.get(day.date);
    const gone = changed.includes(day.date) ? [...day.sums.keys()].filter((key) => !present?.has(key)) : [];
    for (const key of new Set([...gone, ...(former.get(day.date) ?? [])])) {
      const to = home.get(key);
      if (to) {
        moveAway(day, key, to);
        left.set(key, day.date);
      } else if (day.date < today) day.sums.delete(key);
      else if (remove(day, key))
        removed.push({ key, date: day.date, record: null, at: day.rows.get(key) ?? null, why: 'removed' });
    }
  }
  return { left, removed };
}

/** Records where the export has them now. `left`: key → the day it comes from. */
export function settleArrivals(
  days: ReadonlyMap<string, DayInWork>,
  exported: ExportedDays,
  changed: readonly string[],
  left: ReadonlyMap<string, string>,
) {
  const figures = { added: 0, changed: 0, moved: 0 };
  const moves: Move[] = [];
  const written: Written[] = [];
  for (const date of changed) {
    const day = days.get(date);
    if (!day) continue;
    for (const record of exported.get(date)?.values() ?? []) {
      const outcome = arrive(day, record);
      const { key } = record;
      const why = record.row ? 'written' : 'withdrawn';
      if (outcome !== 'unchanged') written.push({ key, date, record, at: day.rows.get(key) ?? null, why });
      const from = left.get(key) ?? null;
      if (from !== null || (outcome === 'changed' && !record.row)) moves.push({ record, left: from });
      if (from !== null) figures.moved += 1;
      else if (outcome === 'new') figures.added += 1;
      else if (outcome === 'changed') figures.changed += 1;
    }
  }
  return { figures, moves, written };
}
