/** `date` (YYYY-MM-DD) moved by whole days. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** 0 Sunday … 6 Saturday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/**
 * Whether a text is a calendar day, YYYY-MM-DD, from 1970 to 2100. The limits leave room to count days on both sides.
 */
export function isDay(text: string): boolean {
  const parts = /^(19[7-9]\d|20\d\d|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text);
  if (!parts) return false;
  const [, year = 0, month = 0, day = 0] = parts.map(Number);
  // day 0 of the next month
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether `at` is epoch ms that `Date` can represent. */
export const isMoment = (at: unknown): at is number => typeof at === 'number' && Math.abs(at) <= 8.64e15;

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** The nth weekday `day` of a month. `month`: 01 to 12. */
function nth(year: number, month: string, day: number, n: number): string {
  const first = `${year}-${month}-01`;
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (n - 1));
}

/** A Saturday holiday is observed on the Friday before, a Sunday holiday on the Monday after (5 U.S.C. 6103). */
function observed(date: string): string {
  const moves: Record<number, number> = { [SATURDAY]: -1, [SUNDAY]: 1 };
  return addDays(date, moves[weekday(date)] ?? 0);
}

/** The holidays on which federal courts are closed (5 U.S.C. 6103), in calendar order. */
export type Holiday =
  | 'newYear'
  | 'king'
  | 'washington'
  | 'memorial'
  | 'juneteenth'
  | 'independence'
  | 'labor'
  | 'columbus'
  | 'veterans'
  | 'thanksgiving'
  | 'christmas';

/** The observed day (YYYY-MM-DD) of each of a year's holidays. New Year's Day may be observed in the year before. */
export function federalHolidays(year: number): Record<Holiday, string> {
  return {
    newYear: observed(`${year}-01-01`),
    king: nth(year, '01', MONDAY, 3),
    washington: nth(year, '02', MONDAY, 3),
    memorial: addDays(nth(year, '06', MONDAY, 1), -7),
    juneteenth: observed(`${year}-06-19`),
    independence: observed(`${year}-07-04`),
    labor: nth(year, '09', MONDAY, 1),
    columbus: nth(year, '10', MONDAY, 2),
    veterans: observed(`${year}-11-11`),
    thanksgiving: nth(year, '11', THURSDAY, 4),
    christmas: observed(`${year}-12-25`),
  };
}

const closedDays = new Map<number, ReadonlyMap<string, Holiday>>();

function closedIn(year: number): ReadonlyMap<string, Holiday> {
  const known = closedDays.get(year);
  if (known) return known;
  const holidays = [year, year + 1].flatMap(
    (each) => Object.entries(federalHolidays(each)) as [Holiday, string][],
  );
  const closed = new Map(holidays.map(([holiday, date]) => [date, holiday]));
  closedDays.set(year, closed);
  return closed;
}

/** Why the court is closed on a day. Null on a court day. */
export function whyClosed(date: string): Holiday | 'weekend' | null {
  const day = weekday(date);
  if (day === SATURDAY || day === SUNDAY) return 'weekend';
  return closedIn(Number(date.slice(0, 4))).get(date) ?? null;
}

/** Whether the court hears cases on this day. */
export const isCourtDay = (date: string) => whyClosed(date) === null;

/** `date`, or the last court day before it. */
export function courtDayUpTo(date: string): string {
  return isCourtDay(date) ? date : courtDayUpTo(addDays(date, -1));
}

/** `date`, or the next court day after it. */
export function courtDayFrom(date: string): string {
  return isCourtDay(date) ? date : courtDayFrom(addDays(date, 1));
}
