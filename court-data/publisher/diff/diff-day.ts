import { type CalendarKind, dayPath, fromKey, readRow, type StoredRow, settledStatus } from '@court/domain';
import type { PublishedRecord } from '../checking/published-record';
import { ledgerPaths } from '../store/ledger';
import { isActive, type RowAt, type StoredDay } from '../store/stored-day';
import type { HearingUpdates } from './touched-records';

/** The former day of a record, and its row there. The row is null if it no longer exists. */
type Origin = { date: string; at: RowAt | null };

type Seen = { time: string; judge: string | undefined; place: string | undefined; how: string | undefined };

const seen = (time: string, row: StoredRow): Seen => ({ time, judge: row.j, place: row.l, how: row.a });

/** The time (HH:mm) of a row, from its key in its day. */
export function timeOfRowKey(rowKey: string): string {
  const [clock = ''] = fromKey(rowKey);
  return `${clock.slice(0, 2)}:${clock.slice(2, 4)}`;
}

/** The fields of an earlier row that differ from the record's current values. */
function differing({ rowKey, row }: RowAt, after: Record<string, string | undefined>) {
  const earlier = Object.entries(seen(timeOfRowKey(rowKey), row));
  return Object.fromEntries(
    earlier.filter(([field, value]) => value !== undefined && value !== after[field]),
  );
}

/**
 * The new row with the values before this change, on this day or on the day it comes from. If the values are unchanged,
 * the row keeps the old values of the last change.
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

/** A day during the comparison. `rows` and `sums` change from the stored state to the new state. */
export type DayDiff = StoredDay & {
  kind: CalendarKind;
  updates: HearingUpdates;
  /** day of this publication, YYYY-MM-DD */
  today: string;
};

function put(day: DayDiff, key: string, { rowKey, row }: RowAt) {
  day.rows.set(key, { rowKey, row });
  day.updates.add(key, `${dayPath(day.kind, day.date)}/${rowKey}`, row);
}

/** Leaves a row that states what happened to the record. It is removed 30 days after this publication. */
function leaveTombstone(day: DayDiff, key: string, at: RowAt) {
  const { kind, date, today, updates } = day;
  put(day, key, at);
  updates.add(key, `${ledgerPaths.tombstones(kind, key)}/${date}`, { rowKey: at.rowKey, since: today });
  updates.add(key, `${ledgerPaths.expiring(kind, today)}/${key}/${date}`, true);
  updates.add(key, ledgerPaths.expiringMark(kind, today), true);
}

/** Removes the record's row. */
export function drop(day: DayDiff, key: string) {
  const before = day.rows.get(key);
  if (!before) return;
  day.rows.delete(key);
  day.updates.add(key, `${dayPath(day.kind, day.date)}/${before.rowKey}`, null);
  if (!isActive(before)) day.updates.add(key, `${ledgerPaths.tombstones(day.kind, key)}/${day.date}`, null);
}

/** The export has the record on this day. `origin` is its former position, if it was on another day. */
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

/** The export has the record on another day. Leaves a row that names the new day, unless the record is sealed. */
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

/** The export no longer has the record. It stays unchanged until it expires. */
export function keep(day: DayDiff, key: string) {
  day.sums.delete(key);
  if (day.rows.get(key)?.row.movedTo) return;
  day.updates.add(key, `${ledgerPaths.kept(day.kind, day.date)}/${key}`, true);
  day.updates.add(key, ledgerPaths.keptMark(day.kind, day.date), true);
}

/**
 * The export no longer has the record, which was in the future. A row that was off, moved or done keeps its last
 * status. Returns false if the record was on no docket.
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
