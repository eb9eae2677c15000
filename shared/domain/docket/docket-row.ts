import { fromKey } from '../keys/keys';
import { clockOf, objectOf, textOf, textsOf } from '../parsing/json-fields';
import {
  type HearingStatus,
  type HiddenAs,
  isCounted,
  type RowStatus,
  readFlags,
  stateOf,
  type YesNo,
} from '../source/hearing-status';
import { isDay } from '../time/court-days';

/**
 * A docket row as stored in `…/days/<date>/<HHmm>~<id>`: the fields that a list shows, with short keys (about 200
 * bytes). A field is absent if the court does not give it. Times are local to the office.
 */
export type StoredRow = {
  /** event time HH:mm, if it differs from the block time in the key */
  e?: string;
  /** case number as the court prints it */
  n: string;
  /** case title */
  c: string;
  /** case type */
  y: 'bk' | 'ap' | 'mp';
  /** key of the case, if it is not `caseKey(n, y)` */
  q?: string;
  /** chapter; for an adversary proceeding its lead case's, if known */
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
  /** for a `removed` row: the last status, if the hearing was off before the removal */
  z?: HearingStatus;
  /** sort code inside the block */
  k?: string;
  /** the court's flags for stricken, terminated, satisfied, only if it gives them: e.g. 'YNN' */
  f?: string;
  /** 1 if a public defender appears */
  d?: 1;
  /** the movant, at most 40 characters */
  p?: string;
  /** last name of the movant's attorney; without a movant, of the debtor's attorney */
  g?: string;
  /** docket number of the matter */
  x?: string;
  /** `onlineMark` of the online meeting's URL; rows of one block with the same mark share one meeting */
  u?: string;
  /** set if the hearing was moved to another day: date YYYY-MM-DD and time HH:mm */
  movedTo?: { date: string; time: string };
  /** the date, YYYY-MM-DD, to which it was continued; its successor is another hearing */
  t?: string;
  /** only on the docket: the date, YYYY-MM-DD, of the hearing or 341 meeting that was continued to it */
  b?: string;
  /** values before the last change that is shown */
  was?: RowBefore;
};

/**
 * The values of a row before it changed, only fields that differ. `date`: YYYY-MM-DD, if it came from another day.
 * `time`: HH:mm. `judge`: id in judges11. `place` and `how` as in StoredRow.
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
  /** key of the case in `…CaseNumbers11`; null if it is `caseKey(caseNumber, caseType)` */
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
  /** last name of the movant's attorney; without a movant, of the debtor's attorney */
  attorney: string | null;
  docketNumber: string | null;
  /** `onlineMark` of the online meeting's URL */
  online: string | null;
  movedTo: { date: string; time: string } | null;
  /** YYYY-MM-DD of its successor */
  continuedTo: string | null;
  /** for a 341 meeting: YYYY-MM-DD of its predecessor */
  continuedFrom: string | null;
  was: RowBefore | null;
};

/** Whether a hearing will be held, or was, at the date of its row. False if the court no longer lists it. */
export const isOn = (row: Pick<DocketRow, 'status' | 'flags' | 'movedTo'>): boolean =>
  isCounted(stateOf(row));

/** Sort key of records: `2026-11-30 0930`, judge, case number and id. '' if nothing is known. */
export const placeOf = (last: DocketRow | null) =>
  last ? `${last.date} ${last.time || '99:99'} ${last.judgeId ?? ''} ${last.caseNumber} ${last.id}` : '';

/** A change of one hearing. `before` is null if it is new on the day. `after` is null if it has left the day. */
export type RowChange = { id: string; before: DocketRow | null; after: DocketRow | null };

/** The differences between two reads of a day. Unchanged rows are the same objects. */
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

/** Converts a stored row for the screens. `key` is `<HHmm>~<id>`. Absent fields become null. */
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

/** The valid fields of a stored row. A field of a wrong type counts as missing. */
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
 * The rows of a day from the database's JSON, in key order. Skips invalid rows. A row with an invalid time has the
 * time ''. Rows that have not changed since `before` are the same objects.
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
