import { LOCALE } from './locale';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, format);
  return format;
}

/** Engines differ in which space stands before AM; people search the page with a plain one. */
const plainSpaces = (text: string) => text.replaceAll('\u202f', ' ');

/** `date` YYYY-MM-DD as 'Monday, November 23, 2026'. */
export function longDate(date: string): string {
  return formatOf({ dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** `date` YYYY-MM-DD as 'Mon, Nov 23'; with the year where it is not `near`'s. */
export function shortDate(date: string, near: string): string {
  const year = date.slice(0, 4) === near.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const format = formatOf({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC', ...year });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** `time` HH:mm, local to the venue, as '9:30 AM'. */
export function clockTime(time: string): string {
  const format = formatOf({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return plainSpaces(format.format(new Date(`2000-01-01T${time}:00Z`)));
}

/** The moment `at` (epoch ms) on the reader's own clock, as '9:12 AM'. */
export function readersClock(at: number): string {
  return plainSpaces(formatOf({ hour: 'numeric', minute: '2-digit' }).format(at));
}

/** A zone in words on that day: 'Central Standard Time'. */
export function longZoneName(zone: string, date: string): string {
  const parts = formatOf({ timeZone: zone, timeZoneName: 'long' }).formatToParts(
    new Date(`${date}T18:00:00Z`),
  );
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The moment `at` (epoch ms) on the reader's own clock and calendar, as 'Nov 21, 2026, 9:12 AM'. */
export function readersMoment(at: number): string {
  return plainSpaces(formatOf({ dateStyle: 'medium', timeStyle: 'short' }).format(at));
}
