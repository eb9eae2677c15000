import { type CalendarKind, dayPath, fromKey, readRow, type StoredRow, settledStatus } from '@court/records';
import { ledgerPaths } from '../store/ledger';
import type { PublishedRecord } from './published-record';
import { isActive, type RowAt, type StoredDay } from './stored-day';
import type { HearingUpdates } from './touched-records';

/** The day on which a record stood until now, and the row it has left there; null where that is gone. */
type Origin = { date: string; at: RowAt | null };

type Seen = { time: string; judge: string | undefined; place: string | undefined; how: string | undefined };

const seen = (time: string, row: StoredRow): Seen => ({ time, judge: row.j, place: row.l, how: row.a });

/** HH:mm of a row, by its key in its day. */
export function timeOfRowKey(rowKey: string): string {
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
function rowWithWas(
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

/** A day on its way from what is stored to what it will be: `rows` and `sums` change as it is compared. */
export type DayDiff = StoredDay & {
  kind: CalendarKind;
  updates: HearingUpdates;
  /** the day of this publication, YYYY-MM-DD */
  today: string;
};

function put(day: DayDiff, key: string, { rowKey, row }: RowAt) {
  day.rows.set(key, { rowKey, row });
  day.updates.add(key, `${dayPath(day.kind, day.date)}/${rowKey}`, row);
}

/** A row that only says what has become of the record; it goes 30 days after this publication. */
function leaveTombstone(day: DayDiff, key: string, at: RowAt) {
  const { kind, date, today, updates } = day;
  put(day, key, at);
  updates.add(key, `${ledgerPaths.tombstones(kind, key)}/${date}`, { rowKey: at.rowKey, since: today });
  updates.add(key, `${ledgerPaths.expiring(kind, today)}/${key}/${date}`, true);
  updates.add(key, ledgerPaths.expiringMark(kind, today), true);
}

/** The record's row goes. */
export function drop(day: DayDiff, key: string) {
  const before = day.rows.get(key);
  if (!before) return;
  day.rows.delete(key);
  day.updates.add(key, `${dayPath(day.kind, day.date)}/${before.rowKey}`, null);
  if (!isActive(before)) day.updates.add(key, `${ledgerPaths.tombstones(day.kind, key)}/${day.date}`, null);
}

/** The export has the record on this day; `origin` is where it stood until now, if on another. */
export function arrive(
  day: DayDiff,
  record: PublishedRecord,
  origin: Origin | null,
): 'unchanged' | 'changed' | 'new' {
  const { key, row } = record;
  const before = day.rows.get(key);
  const sum = day.sums.get(key);
  if (sum === record.sum && !day.unfinished) return 'unchanged';
  day.sums.set(key, record.sum);
  if (before && (!row || before.rowKey !== record.rowKey || !isActive(before))) drop(day, key);
  if (row) put(day, key, { rowKey: record.rowKey, row: rowWithWas(row, record, before, origin) });
  return sum === undefined ? 'new' : 'changed';
}

/** The export has the record on another day now; a row that says so stays here, unless the record was sealed. */
export function moveAway(day: DayDiff, key: string, to: PublishedRecord) {
  const before = day.rows.get(key);
  day.sums.delete(key);
  day.updates.add(key, `${ledgerPaths.kept(day.kind, day.date)}/${key}`, null);
  if (!before) return;
  if (!to.row) return drop(day, key);
  const { was: _was, b: _from, z: _last, ...row } = before.row;
  const status = row.s === 'removed' ? to.row.s : row.s;
  leaveTombstone(day, key, {
    ...before,
    row: { ...row, s: status, movedTo: { date: to.date, time: to.time } },
  });
}

/** The export no longer has the record, which stays as it is until the court keeps it no longer. */
export function keep(day: DayDiff, key: string) {
  day.sums.delete(key);
  if (day.rows.get(key)?.row.movedTo) return;
  day.updates.add(key, `${ledgerPaths.kept(day.kind, day.date)}/${key}`, true);
  day.updates.add(key, ledgerPaths.keptMark(day.kind, day.date), true);
}

/**
 * The export no longer has the record, which was still to come. A row that was off, moved or done keeps what it said last.
 * False if it was on no docket.
 */
export function remove(day: DayDiff, key: string): boolean {
  const before = day.rows.get(key);
  keep(day, key);
  if (!before || before.row.movedTo) return false;
  const { b: _from, ...row } = before.row;
  const shown = readRow(day.date, before.rowKey, row);
  const last = settledStatus(shown.status, shown.flags);
  leaveTombstone(day, key, { ...before, row: { ...row, s: 'removed', ...(last && { z: last }) } });
  return true;
}
