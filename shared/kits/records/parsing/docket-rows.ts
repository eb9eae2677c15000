import { isDay } from '../court/court-time';
import type { DocketRow, StoredRow } from '../docket/docket-row';
import type { YesNo } from '../docket/hearing-status';
import { fromKey } from '../docket/keys';
import { clockOf, objectOf, textOf, textsOf } from './json-fields';

/** What became of one hearing: `before` null when it is new to the day, `after` null when it has left it. */
export type RowChange = { id: string; before: DocketRow | null; after: DocketRow | null };

/** The differences between two readings of a day, whose unchanged rows are the same objects. */
export function rowChanges(before: readonly DocketRow[], after: readonly DocketRow[]): RowChange[] {
  const left = new Map(before.map((row) => [row.id, row]));
  const changes: RowChange[] = [];
  for (const row of after) {
    const was = left.get(row.id) ?? null;
    left.delete(row.id);
    if (was !== row) changes.push({ id: row.id, before: was, after: row });
  }
  for (const row of left.values()) changes.push({ id: row.id, before: row, after: null });
  return changes;
}

const yes = (letter: string | undefined): YesNo => (letter === 'Y' ? 'Y' : 'N');

function readFlags(flags: string | undefined): DocketRow['flags'] {
  if (!flags) return null;
  return { stricken: yes(flags[0]), terminated: yes(flags[1]), satisfied: yes(flags[2]) };
}

/** A stored row as the screens use it. `key` is `<HHmm>~<id>`; what the row lacks becomes null. */
export function readRow(date: string, key: string, row: StoredRow): DocketRow {
  const [clock = '0000', ...id] = fromKey(key);
  return {
    id: id.join('~'),
    key,
    date,
    time: `${clock.slice(0, 2)}:${clock.slice(2, 4)}`,
    eventTime: row.e ?? null,
    caseNumber: row.n ?? '',
    otherCaseKey: row.q ?? null,
    title: row.c ?? '',
    caseType: row.y ?? 'bk',
    chapter: row.h ?? null,
    matter: row.m ?? null,
    judgeId: row.j ?? null,
    officeId: row.o ?? null,
    trusteeId: row.r ?? null,
    place: row.l ?? null,
    how: row.a ?? null,
    status: row.s ?? 'scheduled',
    sortCode: row.k ?? null,
    flags: readFlags(row.f),
    publicDefender: row.d === 1,
    movant: row.p ?? null,
    attorney: row.g ?? null,
    docketNumber: row.x ?? null,
    online: row.u ?? null,
    movedTo: row.movedTo ?? null,
    continuedTo: row.t ?? null,
    was: row.was ?? null,
  };
}

const TEXTS = [
  'n',
  'c',
  'y',
  'h',
  'm',
  'j',
  'o',
  'r',
  'l',
  'a',
  's',
  'k',
  'f',
  't',
  'p',
  'g',
  'x',
  'u',
] as const;
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
