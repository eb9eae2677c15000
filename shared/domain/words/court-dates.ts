import { dayIn, offsetAt, usClock, zoneName } from '../time/court-clocks';
import { LOCALE } from './messages-of';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const SHORT = 3;

type Said = { weekday: string; month: string; day: number; year: number };

/**
 * Formats a day YYYY-MM-DD in US English, as Intl does. Returns `text` for an invalid day, so that the court's text is
 * shown as it is. Does not use Intl, whose first use is slow: see court-clocks.ts of @court/domain.
 */
function said(date: string, words: (day: Said) => string, text = date): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return text;
  const [weekday = '', month = ''] = [DAYS[at.getUTCDay()], MONTHS[at.getUTCMonth()]];
  return words({ weekday, month, day: at.getUTCDate(), year: at.getUTCFullYear() });
}

const short = (name: string) => name.slice(0, SHORT);

/** Formats a minute of the day as 'h:mm AM'. */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether `at` is a valid date. */
const isThere = (at: number) => Math.abs(at) <= 8.64e15;

/** `date` YYYY-MM-DD as 'Monday, November 23, 2026'. */
export function longDate(date: string): string {
  return said(date, ({ weekday, month, day, year }) => `${weekday}, ${month} ${day}, ${year}`);
}

/** `date` YYYY-MM-DD as 'November 23, 2026'. */
export function plainDate(date: string): string {
  return said(date, ({ month, day, year }) => `${month} ${day}, ${year}`);
}

/** `date` YYYY-MM-DD as 'Mon, Nov 23', with the year if it differs from that of `near`. */
export function shortDate(date: string, near: string): string {
  const isNear = date.slice(0, 4) === near.slice(0, 4);
  return said(
    date,
    ({ weekday, month, day, year }) =>
      `${short(weekday)}, ${short(month)} ${day}${isNear ? '' : `, ${year}`}`,
  );
}

const monthDay = (date: string) => said(date, ({ month, day }) => `${short(month)} ${day}`);

/** Two days of a week as 'Nov 23 to 27' or 'Nov 30 to Dec 4', or in short as 'Nov 23–27'. */
export function dayRange(first: string, last: string, length: 'long' | 'short' = 'long'): string {
  const end = first.slice(0, 7) === last.slice(0, 7) ? String(Number(last.slice(8))) : monthDay(last);
  return first === last ? monthDay(first) : `${monthDay(first)}${length === 'long' ? ' to ' : '–'}${end}`;
}

/** The month of a day YYYY-MM-DD, or YYYY-MM itself, as 'November 2026', or in short as 'Nov 2026'. */
export function monthName(date: string, length: 'long' | 'short' = 'long'): string {
  const name = (month: string) => (length === 'long' ? month : short(month));
  return said(`${date.slice(0, 7)}-01`, ({ month, year }) => `${name(month)} ${year}`, date);
}

/** The weekday of a day YYYY-MM-DD: 'Monday' or 'Mon'. */
export function weekdayName(date: string, length: 'long' | 'short'): string {
  return said(date, ({ weekday }) => (length === 'long' ? weekday : short(weekday)));
}

/** `time` HH:mm, local to the venue, as '9:30 AM'. */
export function clockTime(time: string): string {
  const at = new Date(`2000-01-01T${time}:00Z`);
  return Number.isNaN(at.getTime()) ? time : clock(at.getUTCHours() * 60 + at.getUTCMinutes());
}

/**
 * A day YYYY-MM-DD and a time HH:mm as 'Monday, November 23, 2026, 9:30 AM CST'. Only the day if `time` is null. No
 * zone if `zone` (IANA name) is empty.
 */
export function dayAndClock(date: string, time: string | null, zone = ''): string {
  const clock = time && [clockTime(time), zone && zoneName(zone, date)].filter(Boolean).join(' ');
  return [longDate(date), clock].filter(Boolean).join(', ');
}

/** The time `at` (epoch ms) on the reader's clock, as '9:12 AM'. */
export function readersClock(at: number): string {
  const there = new Date(at);
  return isThere(at) ? clock(there.getHours() * 60 + there.getMinutes()) : '';
}

/** The time `at` (epoch ms) on the clock of `zone` (IANA name), as '9:12 AM'. */
export function zoneClock(zone: string, at: number): string {
  if (!isThere(at)) return '';
  const there = new Date(at + offsetAt(zone, at));
  return clock(there.getUTCHours() * 60 + there.getUTCMinutes());
}

/** The date and time `at` (epoch ms) in `zone` (IANA name), as 'Nov 23, 9:12 AM'. */
export function zoneMoment(zone: string, at: number): string {
  return isThere(at) ? `${monthDay(dayIn(zone, at))}, ${zoneClock(zone, at)}` : '';
}

/** Long names of the zones in which courts sit, by abbreviation. Intl would take a phone 40 ms to give the first one. */
const LONG_ZONE_NAMES: Readonly<Record<string, string>> = {
  EST: 'Eastern Standard Time',
  EDT: 'Eastern Daylight Time',
  CST: 'Central Standard Time',
  CDT: 'Central Daylight Time',
  MST: 'Mountain Standard Time',
  MDT: 'Mountain Daylight Time',
  PST: 'Pacific Standard Time',
  PDT: 'Pacific Daylight Time',
  AKST: 'Alaska Standard Time',
  AKDT: 'Alaska Daylight Time',
  HST: 'Hawaii-Aleutian Standard Time',
  AST: 'Atlantic Standard Time',
};

/** The long name of a zone on a day: 'Central Standard Time'. */
export function longZoneName(zone: string, date: string): string {
  const known = LONG_ZONE_NAMES[usClock(zone, Date.parse(`${date}T18:00:00Z`))?.name ?? ''];
  if (known) return known;
  const at = new Date(`${date}T18:00:00Z`);
  if (Number.isNaN(at.getTime())) return zone;
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The date and time `at` (epoch ms) on the reader's clock, as 'Nov 21, 2026, 9:12 AM'. */
export function readersMoment(at: number): string {
  if (!isThere(at)) return '';
  const there = new Date(at);
  const month = short(MONTHS[there.getMonth()] ?? '');
  return `${month} ${there.getDate()}, ${there.getFullYear()}, ${readersClock(at)}`;
}

/** The date and time on the reader's clock in full words, without the year: 'Saturday, November 21 at 9:12 AM'. */
export function readersLongMoment(at: number): string {
  if (!isThere(at)) return '';
  const there = new Date(at);
  const day = `${DAYS[there.getDay()]}, ${MONTHS[there.getMonth()]} ${there.getDate()}`;
  return `${day} at ${readersClock(at)}`;
}
