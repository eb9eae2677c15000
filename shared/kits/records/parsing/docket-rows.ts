import { isDay } from '../court/court-time';
import type { DocketRow, StoredRow } from '../docket/docket-row';
import { readRow } from '../docket/docket-row-code';
import { clockOf, objectOf, textOf, textsOf } from './json-fields';

const TEXTS = ['n', 'c', 'y', 'h', 'm', 'j', 'o', 'r', 'l', 'a', 's', 'k', 'f', 't'] as const;
const WAS = ['date', 'time', 'judge', 'place', 'how'] as const;

/** What of a stored row can be shown: a field of a wrong kind counts as missing. */
function shownFields(json: Record<string, unknown>): StoredRow {
  const row: Partial<Record<keyof StoredRow, unknown>> = textsOf(json, TEXTS);
  const eventTime = clockOf(json.e);
  if (eventTime) row.e = eventTime;
  if (json.d === 1) row.d = 1;
  const moved = objectOf(json.movedTo);
  const date = textOf(moved?.date);
  if (date && isDay(date)) row.movedTo = { date, time: clockOf(moved?.time) ?? '' };
  const was = textsOf(json.was, WAS);
  if (Object.keys(was).length > 0) row.was = was;
  return row as StoredRow;
}

function rowOf(date: string, key: string, json: unknown): DocketRow | null {
  const stored = objectOf(json);
  if (!stored) return null;
  const row = readRow(date, key, shownFields(stored));
  return { ...row, id: row.id || key, time: clockOf(row.time) ?? '' };
}

/**
 * The rows of a day as it lies in the database, in the order of their keys. What is no row is skipped; a row whose
 * time cannot be read has the time ''. Rows that are as they were `before` are the same objects.
 */
export function docketRows(date: string, json: unknown, before: readonly DocketRow[]): DocketRow[] {
  const known = new Map(before.map((row) => [row.key, row]));
  const rows: DocketRow[] = [];
  for (const key of Object.keys(objectOf(json) ?? {}).sort()) {
    const row = rowOf(date, key, objectOf(json)?.[key]);
    const same = known.get(key);
    if (row) rows.push(same && JSON.stringify(same) === JSON.stringify(row) ? same : row);
  }
  return rows;
}
