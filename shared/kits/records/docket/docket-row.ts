import { isDay } from '../court/court-days';
import { clockOf, objectOf, textOf, textsOf } from '../parsing/json-fields';
import {
  type HearingStatus,
  type HiddenAs,
  isCounted,
  type RowStatus,
  readFlags,
  stateOf,
  type YesNo,
} from './hearing-status';
import { fromKey } from './keys';

/**
 * A docket row as it lies in `…/days/<date>/<HHmm>~<id>`: what a list shows, in short keys (about 200 bytes).
 * Absent means: the court does not say. Times are local to the office.
 */
export type StoredRow = {
  /** event time HH:mm, where it differs from the block time in the key */
  e?: string;
  /** case number as the court prints it */
  n: string;
  /** case title */
  c: string;
  /** case type */
  y: 'bk' | 'ap' | 'mp';
  /** key of the case, where it is not `caseKey(n, y)` */
  q?: string;
  /** chapter; for an adversary proceeding its lead case's, where known */
  h?: string;
  /** first line of the matter, at most 120 characters */
  m?: string;
  /** id in judges11 */
  j?: string;
  /** id in offices11 */
  o?: string;
  /** id in trustees11 of the first trustee */
  r?: string;
  /** courtroom or place as printed, at most 60 characters */
  l?: string;
  /** how to appear */
  a?: 'inPerson' | 'phone' | 'video' | 'hybrid' | 'none';
  s: RowStatus;
  /** of a `removed` one: the status it had last, if it was not to be held anyway */
  z?: HearingStatus;
  /** sort code inside the block */
  k?: string;
  /** stricken, terminated, satisfied as the court flags them, only where it does: e.g. 'YNN' */
  f?: string;
  /** 1 when a public defender appears */
  d?: 1;
  /** the movant, at most 40 characters */
  p?: string;
  /** last name of the movant's attorney; where the court names no movant, of the debtor's */
  g?: string;
  /** docket number of the matter */
  x?: string;
  /** stands for the address of the online meeting: rows of one block that share it are joined at one place */
  u?: string;
  /** the hearing now stands on another day: date YYYY-MM-DD and time HH:mm */
  movedTo?: { date: string; time: string };
  /** the date, YYYY-MM-DD, to which it was continued: its successor is another hearing */
  t?: string;
  /** of a 341 meeting, on the docket alone: the date, YYYY-MM-DD, of the one that was continued to it */
  b?: string;
  /** what it was before the last change that shows here */
  was?: RowBefore;
};

/**
 * What a row was before it changed; only what differs. The date, YYYY-MM-DD, where it came from another day; time HH:mm,
 * judge as id in judges11, place and how as in StoredRow.
 */
export type RowBefore = { date?: string; time?: string; judge?: string; place?: string; how?: string };

/** A docket row as the screens use it. */
export type DocketRow = {
  id: string;
  /** key in its day, `<HHmm>~<id>` */
  key: string;
  /** YYYY-MM-DD, local to the venue */
  date: string;
  /** block time HH:mm, local to the venue */
  time: string;
  eventTime: string | null;
  caseNumber: string;
  /** key of the case in `…CaseNumbers11`; null where it is `caseKey(caseNumber, caseType)` of case-number */
  otherCaseKey: string | null;
  title: string;
  caseType: 'bk' | 'ap' | 'mp';
  chapter: string | null;
  matter: string | null;
  judgeId: string | null;
  officeId: string | null;
  trusteeId: string | null;
  place: string | null;
  how: NonNullable<StoredRow['a']> | null;
  status: RowStatus;
  sortCode: string | null;
  flags: Record<HiddenAs, YesNo> | null;
  publicDefender: boolean;
  movant: string | null;
  /** last name of the movant's attorney; without a movant, of the debtor's */
  attorney: string | null;
  docketNumber: string | null;
  /** `onlineMark` of the address at which it is joined */
  online: string | null;
  movedTo: { date: string; time: string } | null;
  /** YYYY-MM-DD of its successor */
  continuedTo: string | null;
  /** of a 341 meeting: YYYY-MM-DD of its predecessor */
  continuedFrom: string | null;
  was: RowBefore | null;
};

/** Whether a hearing will be held, or was, at the date of its row; false of one that the court no longer lists. */
export const isOn = (row: Pick<DocketRow, 'status' | 'flags' | 'movedTo'>): boolean =>
  isCounted(stateOf(row));

/** By what records are ordered: `2026-11-30 0930`, and what comes of an odd date as it is; '' where nothing is known. */
export const placeOf = (last: DocketRow | null) =>
  last ? `${last.date} ${last.time || '99:99'} ${last.judgeId ?? ''} ${last.caseNumber} ${last.id}` : '';

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
    status: row.z ?? row.s ?? 'scheduled',
    sortCode: row.k ?? null,
    flags: readFlags(row.f),
    publicDefender: row.d === 1,
    movant: row.p ?? null,
    attorney: row.g ?? null,
    docketNumber: row.x ?? null,
    online: row.u ?? null,
    movedTo: row.movedTo ?? null,
    continuedTo: row.t ?? null,
    continuedFrom: row.b ?? null,
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
  'z',
  'k',
  'f',
  't',
  'b',
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
