import { addDays, weekday } from './court-time';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** The nth given weekday of a month, `month` 01-12. */
function nth(year: number, month: string, day: number, n: number): string {
  const first = `${year}-${month}-01`;
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (n - 1));
}

/** A Saturday holiday is kept on the Friday before, a Sunday one on the Monday after (5 U.S.C. 6103). */
function observed(date: string): string {
  const moves: Record<number, number> = { [SATURDAY]: -1, [SUNDAY]: 1 };
  return addDays(date, moves[weekday(date)] ?? 0);
}

/** Days, YYYY-MM-DD, on which federal courts are closed for that year's holidays; New Year's may fall in the year before. */
export function federalHolidays(year: number): string[] {
  const lastMondayOfMay = addDays(nth(year, '06', MONDAY, 1), -7);
  return [
    observed(`${year}-01-01`),
    nth(year, '01', MONDAY, 3),
    nth(year, '02', MONDAY, 3),
    lastMondayOfMay,
    observed(`${year}-06-19`),
    observed(`${year}-07-04`),
    nth(year, '09', MONDAY, 1),
    nth(year, '10', MONDAY, 2),
    observed(`${year}-11-11`),
    nth(year, '11', THURSDAY, 4),
    observed(`${year}-12-25`),
  ];
}

const closedDays = new Map<number, ReadonlySet<string>>();

function closedIn(year: number): ReadonlySet<string> {
  const closed = closedDays.get(year) ?? new Set([...federalHolidays(year), ...federalHolidays(year + 1)]);
  closedDays.set(year, closed);
  return closed;
}

/** True on days on which the court hears cases. */
export function isCourtDay(date: string): boolean {
  const day = weekday(date);
  return day !== SATURDAY && day !== SUNDAY && !closedIn(Number(date.slice(0, 4))).has(date);
}

/** `date` itself or the last court day before it. */
export function courtDayUpTo(date: string): string {
  return isCourtDay(date) ? date : courtDayUpTo(addDays(date, -1));
}

/** `date` itself or the next court day after it. */
export function courtDayFrom(date: string): string {
  return isCourtDay(date) ? date : courtDayFrom(addDays(date, 1));
}
