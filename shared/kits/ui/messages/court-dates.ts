import { LOCALE } from './messages-of';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, format);
  return format;
}

/** The instant `iso` by a format; `text` where there is no such instant: what the court wrote stands as it is. */
function said(options: Intl.DateTimeFormatOptions, iso: string, text: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? text : formatOf({ timeZone: 'UTC', ...options }).format(at);
}

/** Engines differ in which space stands before AM; people search the page with a plain one. */
const plainSpaces = (text: string) => text.replaceAll('\u202f', ' ');

/** On the reader's own clock; '' for what is past the last moment that there is. */
const moment = (options: Intl.DateTimeFormatOptions, at: number) =>
  Math.abs(at) <= 8.64e15 ? plainSpaces(formatOf(options).format(at)) : '';

/** `date` YYYY-MM-DD as 'Monday, November 23, 2026'. */
export function longDate(date: string): string {
  return said({ dateStyle: 'full' }, `${date}T00:00:00Z`, date);
}

/** `date` YYYY-MM-DD as 'Mon, Nov 23'; with the year where it is not `near`'s. */
export function shortDate(date: string, near: string): string {
  const year = date.slice(0, 4) === near.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return said({ weekday: 'short', month: 'short', day: 'numeric', ...year }, `${date}T00:00:00Z`, date);
}

/** Two days of a week as 'Nov 23 to 27', or 'Nov 30 to Dec 4'. */
export function dayRange(first: string, last: string): string {
  const day = (date: string) => said({ month: 'short', day: 'numeric' }, `${date}T00:00:00Z`, date);
  const end = first.slice(0, 7) === last.slice(0, 7) ? String(Number(last.slice(8))) : day(last);
  return first === last ? day(first) : `${day(first)} to ${end}`;
}

/** The month of a day YYYY-MM-DD, or YYYY-MM itself, as 'November 2026'. */
export function monthName(date: string): string {
  return said({ month: 'long', year: 'numeric' }, `${date.slice(0, 7)}-01T00:00:00Z`, date);
}

/** The weekday of a day YYYY-MM-DD: 'Monday' or 'Mon'. */
export function weekdayName(date: string, length: 'long' | 'short'): string {
  return said({ weekday: length }, `${date}T00:00:00Z`, date);
}

/** `time` HH:mm, local to the venue, as '9:30 AM'. */
export function clockTime(time: string): string {
  return plainSpaces(said({ hour: 'numeric', minute: '2-digit' }, `2000-01-01T${time}:00Z`, time));
}

/** The moment `at` (epoch ms) on the reader's own clock, as '9:12 AM'. */
export function readersClock(at: number): string {
  return moment({ hour: 'numeric', minute: '2-digit' }, at);
}

/** The moment `at` (epoch ms) on the clock of `zone` (IANA name), as '9:12 AM'. */
export function zoneClock(zone: string, at: number): string {
  return moment({ timeZone: zone, hour: 'numeric', minute: '2-digit' }, at);
}

/** A zone in words on that day: 'Central Standard Time'. */
export function longZoneName(zone: string, date: string): string {
  const at = new Date(`${date}T18:00:00Z`);
  if (Number.isNaN(at.getTime())) return zone;
  const parts = formatOf({ timeZone: zone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The moment `at` (epoch ms) on the reader's own clock and calendar, as 'Nov 21, 2026, 9:12 AM'. */
export function readersMoment(at: number): string {
  return moment({ dateStyle: 'medium', timeStyle: 'short' }, at);
}
