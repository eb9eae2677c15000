import { rowKey } from '../keys/keys';
import type { CalendarEntry, ShownEntry } from '../source/calendar-entry';
import type { CalendarChange } from '../source/change-record';
import { HIDDEN_AS, isHiddenAs, stateOfStatus } from '../source/hearing-status';
import { type DocketRow, readRow, type StoredRow } from './docket-row';

/** The key of an unchecked row. If the time or id cannot be part of a key, the id itself. */
function rowKeyOf(time: string, id: string): string {
  try {
    return rowKey(time, id);
  } catch {
    return id;
  }
}

/**
 * The row of a hearing at its current date. A row with `movedTo` is the tombstone at the old date. A list that stored
 * it would show the hearing as off at its new date.
 */
export function withoutTombstone(row: DocketRow): DocketRow {
  const { movedTo, id } = row;
  if (!movedTo) return row;
  const { date, time } = movedTo;
  return { ...row, date, time, key: rowKeyOf(time, id), eventTime: null, movedTo: null };
}

/** The court's flags as a row stores them, 'YNN'; undefined if the court gives none. */
function storedFlags(entry: Pick<CalendarEntry, 'id'> & Partial<CalendarEntry>): string | undefined {
  if (HIDDEN_AS.every((flag) => !entry[flag])) return undefined;
  const { status = 'scheduled' } = entry;
  return HIDDEN_AS.map((flag) => (isHiddenAs(status, entry, flag) ? 'Y' : 'N')).join('');
}

/** The docket row of a record whose case has no list. Otherwise use the docket's own row. */
export function rowOfEntry(entry: Partial<CalendarEntry> & Pick<CalendarEntry, 'id'>): DocketRow {
  const { date = '', time = '', id } = entry;
  const chapter = entry.leadChapter ?? entry.chapter;
  const flags = storedFlags(entry);
  const stored: StoredRow = {
    n: entry.caseNumber ?? '',
    c: entry.caseTitle ?? '',
    y: entry.caseType ?? 'bk',
    s: entry.status ?? 'scheduled',
    ...(entry.eventTime && entry.eventTime !== time && { e: entry.eventTime }),
    ...(flags && { f: flags }),
    ...(chapter && { h: chapter }),
    ...(entry.matter && { m: entry.matter.split(/[\r\n]/, 1)[0] ?? '' }),
    ...(entry.judgeId && { j: entry.judgeId }),
    ...(entry.officeId && { o: entry.officeId }),
    ...(entry.location && { l: entry.location }),
    ...(entry.appear?.mode && { a: entry.appear.mode }),
    ...(entry.continuedTo && { t: entry.continuedTo }),
    ...(entry.continuedFrom && { b: entry.continuedFrom }),
  };
  return { ...readRow(date, rowKeyOf(time, id), stored), id, time };
}

/** Max characters of a place in a row. Longer ones are truncated. */
const MAX_PLACE_LENGTH = 60;

/** Updates the known row of a record from the current record. Fields that only rows have stay unchanged. */
export function rowNow(last: DocketRow | null, entry: ShownEntry): DocketRow {
  const own = rowOfEntry(entry);
  if (!last) return own;
  const { date, time, eventTime, key, status, flags, continuedTo, continuedFrom } = own;
  const { judgeId, officeId, place, how } = own;
  const isWhole = (place?.length ?? 0) <= MAX_PLACE_LENGTH;
  return {
    ...last,
    ...{ date, time, eventTime, key, status, flags, continuedTo, continuedFrom, judgeId, officeId },
    movedTo: null,
    place: isWhole ? place : last.place,
    how: entry.appear?.standing ? last.how : how,
  };
}

/** Updates the known row of a record with a published change. */
export function rowAfter(last: DocketRow, change: CalendarChange): DocketRow {
  const { d, t = last.time, what, status, judge, office, place, how } = change;
  const wasOn = !status?.from || stateOfStatus(status.from) === 'on';
  const told = what !== 'removed' ? status?.to : wasOn ? 'removed' : status?.from;
  return {
    ...last,
    date: d,
    time: t,
    key: rowKeyOf(t, last.id),
    movedTo: null,
    status: (told as DocketRow['status'] | undefined) ?? last.status,
    judgeId: judge ? (judge.to ?? null) : last.judgeId,
    officeId: office ? (office.to ?? null) : last.officeId,
    place: place ? (place.to ?? null) : last.place,
    how: how ? ((how.to as DocketRow['how'] | undefined) ?? null) : last.how,
  };
}
