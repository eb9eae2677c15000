import type { StoredRow } from '@court/shared/records/docket-row';
import { fromKey } from '@court/shared/records/keys';
import type { PublishedRecord } from './published-record';
import { isActive, type RowAt } from './stored-day';

type Seen = { time: string; judge: string | undefined; place: string | undefined; how: string | undefined };

const seen = (time: string, row: StoredRow): Seen => ({ time, judge: row.j, place: row.l, how: row.a });

function timeOfRowKey(rowKey: string): string {
  const [clock = ''] = fromKey(rowKey);
  return `${clock.slice(0, 2)}:${clock.slice(2, 4)}`;
}

/** The new row with what it was before this change; without such a change, with what it was before the last one. */
export function rowWithWas(row: StoredRow, record: PublishedRecord, before: RowAt | undefined): StoredRow {
  if (!before || !isActive(before)) return row;
  const after: Record<string, string | undefined> = seen(record.time, row);
  const earlier = Object.entries(seen(timeOfRowKey(before.rowKey), before.row));
  const differing = earlier.filter(([field, value]) => value !== undefined && value !== after[field]);
  const was = differing.length > 0 ? Object.fromEntries(differing) : before.row.was;
  return was ? { ...row, was } : row;
}
