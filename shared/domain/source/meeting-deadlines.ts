import { addDays, courtDayFrom, courtDayUpTo, isDay } from '../time/court-days';
import type { CalendarEntry } from './calendar-entry';

/** Deadlines to act or to object that count from the 341 meeting. */
export type DeadlineName = 'taxReturn' | 'course' | 'reaffirmation' | 'discharge' | 'debt' | 'exemptions';

/**
 * Deadlines with one last day. `by`: YYYY-MM-DD; null while the day from which they count is unknown.
 * `areForPeople`: they exist only if the debtor is a person, not a company.
 */
export type MeetingDeadlines = { by: string | null; areForPeople: boolean; names: DeadlineName[] };

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
 * The chapters in which a company can be the debtor, but the deadline exists only for a person. In chapter 7 only
 * people get a discharge: 11 U.S.C. § 727(a)(1). So only they take the course (Fed. R. Bankr. P. 1007(b)(7)), reaffirm
 * debts (4008), and face objections and § 523(c) complaints (4004, 4007). Only people have exemptions: § 522(b)(1).
 * In chapter 11 a company can get a discharge, unless its plan liquidates it: § 1141(d)(3). In chapter 13 every debtor
 * is a person: § 109(e).
 */
const ONLY_FOR_PEOPLE: Partial<typeof CHAPTERS> = {
  course: ['7'],
  reaffirmation: ['7'],
  discharge: ['7'],
  debt: ['7'],
  exemptions: ['7', '11', '12'],
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
 * The deadlines that count from a meeting, grouped by their last day, the earliest first: Fed. R. Bankr. P. 1007(c),
 * 4002(b)(3), 4003(b), 4004(a), 4007(c), 4008(a). Objections to exemptions count from its conclusion, all others from
 * the first date set.
 */
export function meetingDeadlines(meeting: Meeting): MeetingDeadlines[] {
  const first = firstDateSet(meeting);
  if (!first || isOfBusiness(meeting)) return [];
  const { date = first, status } = meeting;
  const chapter = meeting.chapter ?? '';
  const by: Record<DeadlineName, string | null> = {
    taxReturn: courtDayUpTo(addDays(first, -7)),
    exemptions: status === 'concluded' && isDay(date) ? daysAfter(date, 30) : null,
    course: daysAfter(first, 60),
    reaffirmation: daysAfter(first, 60),
    discharge: daysAfter(first, 60),
    debt: daysAfter(first, 60),
  };
  const groups = new Map<string, MeetingDeadlines>();
  for (const name of Object.keys(by) as DeadlineName[]) {
    if (!CHAPTERS[name].includes(chapter)) continue;
    const areForPeople = ONLY_FOR_PEOPLE[name]?.includes(chapter) ?? false;
    const key = `${by[name]} ${areForPeople}`;
    const group = groups.get(key) ?? { by: by[name], areForPeople, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => (a.by ?? '9').localeCompare(b.by ?? '9'));
}
