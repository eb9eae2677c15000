import type { CalendarChange } from '../parsing/calendar-changes-of';
import type { ShownEntry } from '../source/calendar-entry';
import type { DocketRow } from './docket-row';
import { rowKeyOf, rowOfEntry } from './row-of-entry';

/** Longer places are cut in rows. */
const LONGEST_PLACE = 60;

/** What is remembered of a record, as the record now stands; what rows alone say of it stays. */
export function rowNow(last: DocketRow | null, entry: ShownEntry): DocketRow {
  const own = rowOfEntry(entry);
  if (!last) return own;
  const { date, time, key, status, continuedTo, judgeId, officeId, place, how } = own;
  const isWhole = (place?.length ?? 0) <= LONGEST_PLACE;
  return {
    ...last,
    ...{ date, time, key, status, continuedTo, judgeId, officeId },
    place: isWhole ? place : last.place,
    how: entry.appear?.standing ? last.how : how,
  };
}

/** What is remembered of a record, after a change that was published of it. */
export function rowAfter(last: DocketRow, change: CalendarChange): DocketRow {
  const { d, t = last.time, what, status, judge, office, place, how } = change;
  const told = what === 'removed' ? 'removed' : status?.to;
  return {
    ...last,
    date: d,
    time: t,
    key: rowKeyOf(t, last.id),
    status: (told as DocketRow['status'] | undefined) ?? last.status,
    judgeId: judge ? (judge.to ?? null) : last.judgeId,
    officeId: office ? (office.to ?? null) : last.officeId,
    place: place ? (place.to ?? null) : last.place,
    how: how ? ((how.to as DocketRow['how'] | undefined) ?? null) : last.how,
  };
}
