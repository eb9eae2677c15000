import { addDays, courtDayFrom, courtDayUpTo, isDay } from '../time/court-days';
import type { CalendarEntry } from './calendar-entry';

/** Deadlines to act or to object that count from the 341 meeting. */
export type DeadlineName = 'taxReturn' | 'course' | 'reaffirmation' | 'discharge' | 'debt' | 'exemptions';

/** `by`: the last day, YYYY-MM-DD. Null while the day from which it counts is unknown. */
export type MeetingDeadline = { what: DeadlineName; by: string | null };

type Meeting = Partial<
  Pick<CalendarEntry, 'date' | 'chapter' | 'status' | 'debtors' | 'continuedFrom' | 'changes'>
>;

/** The chapters in which a deadline applies to individuals. */
const CHAPTERS: Record<DeadlineName, readonly string[]> = {
  taxReturn: ['7', '11', '12', '13'],
  course: ['7'],
  reaffirmation: ['7', '11', '12', '13'],
  discharge: ['7', '13'],
  debt: ['7', '11', '12', '13'],
  exemptions: ['7', '11', '12', '13'],
};

/**
 * The last day of a period after `date`. The day itself is not counted. A period that ends on a closed day extends to
 * the next court day (Rule 9006(a)(1)).
 */
const daysAfter = (date: string, days: number) => courtDayFrom(addDays(date, days));

/**
 * The earliest date of the meeting in its record, because deadlines count from the first date set. Null if it has no
 * date.
 */
export function firstDateSet({ date, continuedFrom, changes = [] }: Meeting): string | null {
  const known = [date, continuedFrom, ...changes.map((change) => change.date?.from)];
  return known.filter((day) => day !== undefined && isDay(day)).sort()[0] ?? null;
}

/** Whether all debtors are businesses. They bring no personal papers, and these deadlines do not apply. */
export const isOfBusiness = ({ debtors = [] }: Meeting) =>
  debtors.length > 0 && debtors.every(({ business }) => business);

/**
 * The deadlines that count from a meeting, the earliest first: Fed. R. Bankr. P. 1007(c), 4002(b)(3), 4003(b),
 * 4004(a), 4007(c), 4008(a). Objections to exemptions count from its conclusion, all others from the first date set.
 */
export function meetingDeadlines(meeting: Meeting): MeetingDeadline[] {
  const first = firstDateSet(meeting);
  if (!first || isOfBusiness(meeting)) return [];
  const { chapter = '', date = first, status } = meeting;
  const by: Record<DeadlineName, string | null> = {
    taxReturn: courtDayUpTo(addDays(first, -7)),
    exemptions: status === 'concluded' && isDay(date) ? daysAfter(date, 30) : null,
    course: daysAfter(first, 60),
    reaffirmation: daysAfter(first, 60),
    discharge: daysAfter(first, 60),
    debt: daysAfter(first, 60),
  };
  const names = Object.keys(by) as DeadlineName[];
  return names
    .filter((what) => CHAPTERS[what].includes(chapter ?? ''))
    .map((what) => ({ what, by: by[what] }))
    .sort((a, b) => (a.by ?? '9').localeCompare(b.by ?? '9'));
}
