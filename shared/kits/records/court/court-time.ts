/** Making one takes longer than all the rest. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, YYYY-MM-DD, that `at` (epoch ms) falls on in `zone` (IANA name). */
export function dayIn(zone: string, at: number): string {
  const format =
    dayFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(zone, format);
  const [month, day, year] = format.format(at).split('/');
  return `${year}-${month}-${day}`;
}

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

/** True for YYYY-MM-DD that is a day of the calendar from 1970 to 2100: those beside it can be counted too. */
export function isDay(text: string): boolean {
  if (!/^(19[7-9]\d|20\d\d|2100)-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Whether a clock can show it: epoch ms of a moment that `Date` knows. */
export const isMoment = (at: unknown): at is number => typeof at === 'number' && Math.abs(at) <= 8.64e15;

/** Short zone name at that day in `zone`, as people write it: CST, CDT, MT …; of no day the zone itself */
export function zoneName(zone: string, date: string): string {
  const format =
    zoneFormats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  zoneFormats.set(zone, format);
  const at = Date.parse(`${date}T18:00:00Z`);
  if (Number.isNaN(at)) return zone;
  const parts = format.formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** Making one takes longer than all the rest. */
const clockFormats = new Map<string, Intl.DateTimeFormat>();

/** How far `zone` is ahead of UTC at `at`, in ms. */
function offsetAt(zone: string, at: number): number {
  const format =
    clockFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clockFormats.set(zone, format);
  const parts = format.formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at;
}

/**
 * The moment, epoch ms, at which clocks in `zone` (IANA name) show `time` (HH:mm) on `date` (YYYY-MM-DD). Of a time that
 * the clocks show twice the first, of one they leave out the time that far after the change.
 */
export function venueInstant(zone: string, date: string, time: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const day = 86_400_000;
  // the offsets before and after any change of the clocks that is near
  const [before, after] = [shown - offsetAt(zone, shown - day), shown - offsetAt(zone, shown + day)];
  return [before, after].find((at) => at + offsetAt(zone, at) === shown) ?? before;
}

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
