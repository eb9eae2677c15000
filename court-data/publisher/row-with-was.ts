import { fromKey, type StoredRow } from '@court/records';
import type { PublishedRecord } from './published-record';
import { isActive, type RowAt } from './stored-day';

/** The day on which a record stood until now, and the row it has left there; null where that is gone. */
export type Origin = { date: string; at: RowAt | null };

type Seen = { time: string; judge: string | undefined; place: string | undefined; how: string | undefined };

const seen = (time: string, row: StoredRow): Seen => ({ time, judge: row.j, place: row.l, how: row.a });

function timeOfRowKey(rowKey: string): string {
  const [clock = ''] = fromKey(rowKey);
  return `${clock.slice(0, 2)}:${clock.slice(2, 4)}`;
}

/** What of an earlier row differs from how the record is seen now. */
function differing({ rowKey, row }: RowAt, after: Record<string, string | undefined>) {
  const earlier = Object.entries(seen(timeOfRowKey(rowKey), row));
  return Object.fromEntries(
    earlier.filter(([field, value]) => value !== undefined && value !== after[field]),
  );
}

/**
 * The new row with what it was before this change, on this day or on the one it comes from; without such a change, with
 * what it was before the last one.
 */
export function rowWithWas(
  row: StoredRow,
  record: PublishedRecord,
  before: RowAt | undefined,
  origin: Origin | null,
): StoredRow {
  const after = seen(record.time, row);
  if (before && isActive(before)) {
    const was = differing(before, after);
    const shown = Object.keys(was).length > 0 ? was : before.row.was;
    return shown ? { ...row, was: shown } : row;
  }
  if (!origin) return row;
  return { ...row, was: { date: origin.date, ...(origin.at ? differing(origin.at, after) : {}) } };
}
