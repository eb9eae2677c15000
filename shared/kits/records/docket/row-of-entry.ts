import { readRow } from '../parsing/docket-rows';
import type { CalendarEntry } from '../source/calendar-entry';
import type { DocketRow, StoredRow } from './docket-row';
import { rowKey } from './keys';

/** The key of a row, of which nothing was checked: of a time or an id that can stand in none, the id itself. */
export function rowKeyOf(time: string, id: string): string {
  try {
    return rowKey(time, id);
  } catch {
    return id;
  }
}

/** The docket row of a record whose case is listed nowhere; elsewhere the row itself is at hand. */
export function rowOfEntry(entry: Partial<CalendarEntry> & Pick<CalendarEntry, 'id'>): DocketRow {
  const { date = '', time = '', id } = entry;
  const chapter = entry.leadChapter ?? entry.chapter;
  const stored: StoredRow = {
    n: entry.caseNumber ?? '',
    c: entry.caseTitle ?? '',
    y: entry.caseType ?? 'bk',
    s: entry.status ?? 'scheduled',
    ...(chapter && { h: chapter }),
    ...(entry.matter && { m: entry.matter.split(/[\r\n]/, 1)[0] ?? '' }),
    ...(entry.judgeId && { j: entry.judgeId }),
    ...(entry.officeId && { o: entry.officeId }),
    ...(entry.location && { l: entry.location }),
    ...(entry.appear?.mode && { a: entry.appear.mode }),
    ...(entry.continuedTo && { t: entry.continuedTo }),
  };
  return { ...readRow(date, rowKeyOf(time, id), stored), id, time };
}
