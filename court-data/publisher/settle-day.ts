import { type CalendarKind, dayPath, entriesPath } from '@court/shared/records/data-paths';
import type { HearingUpdates } from './hearing-updates';
import { ledgerPaths } from './ledger';
import type { PublishedRecord } from './published-record';
import { rowWithWas } from './row-with-was';
import { isActive, type RowAt, type StoredDay } from './stored-day';

/** A day on its way from what is stored to what it will be: `rows` and `sums` change as it is settled. */
export type DayInWork = StoredDay & {
  kind: CalendarKind;
  updates: HearingUpdates;
  /** a run broke off here: nothing kept of this day can be trusted */
  unfinished: boolean;
};

function put(day: DayInWork, key: string, { rowKey, row }: RowAt, traced: boolean) {
  day.rows.set(key, { rowKey, row });
  day.updates.add(key, `${dayPath(day.kind, day.date)}/${rowKey}`, row);
  if (traced) day.updates.add(key, `${ledgerPaths.traces(day.kind, key)}/${day.date}`, rowKey);
}

function drop(day: DayInWork, key: string, { rowKey, row }: RowAt) {
  day.rows.delete(key);
  day.updates.add(key, `${dayPath(day.kind, day.date)}/${rowKey}`, null);
  if (!isActive({ rowKey, row }))
    day.updates.add(key, `${ledgerPaths.traces(day.kind, key)}/${day.date}`, null);
}

/** The export has the record on this day. */
export function arrive(day: DayInWork, record: PublishedRecord): 'unchanged' | 'changed' | 'new' {
  const { key, row } = record;
  const before = day.rows.get(key);
  const sum = day.sums.get(key);
  if (sum === record.sum && !day.unfinished) return 'unchanged';
  day.sums.set(key, record.sum);
  day.updates.add(key, `${entriesPath(day.kind)}/${key}`, record.entry);
  if (before && (!row || before.rowKey !== record.rowKey || !isActive(before))) drop(day, key, before);
  if (row) put(day, key, { rowKey: record.rowKey, row: rowWithWas(row, record, before) }, false);
  return sum === undefined ? 'new' : 'changed';
}

/** The export has the record on another day now; a row that says so stays here, unless the record was sealed. */
export function moveAway(day: DayInWork, key: string, to: PublishedRecord) {
  const before = day.rows.get(key);
  day.sums.delete(key);
  if (!before) return;
  if (!to.row) return drop(day, key, before);
  const { was: _was, ...row } = before.row;
  const status = row.s === 'removed' ? to.row.s : row.s;
  put(day, key, { ...before, row: { ...row, s: status, movedTo: { date: to.date, time: to.time } } }, true);
}

/** The export no longer has the record, which was still to come. False where it stood on no docket. */
export function remove(day: DayInWork, key: string): boolean {
  const before = day.rows.get(key);
  day.sums.delete(key);
  if (!before || before.row.movedTo) return false;
  put(day, key, { ...before, row: { ...before.row, s: 'removed' } }, true);
  day.updates.add(key, `${entriesPath(day.kind)}/${key}/status`, 'removed');
  return true;
}
