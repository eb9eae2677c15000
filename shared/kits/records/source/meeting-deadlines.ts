import { addDays, courtDayFrom, courtDayUpTo, isDay } from '../court/court-days';
import type { CalendarEntry } from './calendar-entry';

/** What has to be done, or objected to, by a day that the 341 meeting decides. */
export type DeadlineName = 'taxReturn' | 'course' | 'reaffirmation' | 'discharge' | 'debt' | 'exemptions';

/** `by`: the last day, YYYY-MM-DD; null while the day it is counted from is not known. */
export type MeetingDeadline = { what: DeadlineName; by: string | null };

type Meeting = Partial<
  Pick<CalendarEntry, 'date' | 'chapter' | 'status' | 'debtors' | 'continuedFrom' | 'changes'>
>;

/** The chapters in which a deadline runs for people. */
const CHAPTERS: Record<DeadlineName, readonly string[]> = {
  taxReturn: ['7', '11', '12', '13'],
  course: ['7'],
  reaffirmation: ['7', '11', '12', '13'],
  discharge: ['7', '13'],
  debt: ['7', '11', '12', '13'],
  exemptions: ['7', '11', '12', '13'],
};

/** The last day of a period after `date`; the day itself is not counted, and a closed day runs on (Rule 9006(a)(1)). */
const daysAfter = (date: string, days: number) => courtDayFrom(addDays(date, days));

/** The earliest date for the meeting that its record knows: deadlines run from the first one set. Null where it has none. */
export function firstDateSet({ date, continuedFrom, changes = [] }: Meeting): string | null {
  const known = [date, continuedFrom, ...changes.map((change) => change.date?.from)];
  return known.filter((day) => day !== undefined && isDay(day)).sort()[0] ?? null;
}

/** Whether only companies and the like are debtors: they bring no papers of their own, and no such deadline runs. */
export const isOfBusiness = ({ debtors = [] }: Meeting) =>
  debtors.length > 0 && debtors.every(({ business }) => business);

/**
 * What runs from a meeting, the earliest first: Fed. R. Bankr. P. 1007(c), 4002(b)(3), 4003(b), 4004(a), 4007(c), 4008(a).
 * Objections to exemptions run from its conclusion, all others from the first date set.
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
