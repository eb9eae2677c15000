import { type Holiday, whyClosed } from '@court/domain';

/** The hours in which a court hears cases, HH:mm in the venue's local time. */
export type CourtHours = { from: string; to: string };

/** Hours for a court whose file has no `hours`. */
export const DEFAULT_HOURS: CourtHours = { from: '07:00', to: '19:00' };

const DAY_MS = 86_400_000;
const MAX_DAYS_BACK = 400;
const MAX_DAYS_AHEAD = 730;
const MAX_GAP_DAYS = 60;

const HOLIDAYS: Readonly<Record<Holiday, string>> = {
  newYear: 'New Year’s Day',
  king: 'Birthday of Martin Luther King, Jr.',
  washington: 'Washington’s Birthday',
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  independence: 'Independence Day',
  labor: 'Labor Day',
  columbus: 'Columbus Day',
  veterans: 'Veterans Day',
  thanksgiving: 'Thanksgiving Day',
  christmas: 'Christmas Day',
};

/** Days from one day (YYYY-MM-DD) to another. Negative if the other is earlier. */
const daysBetween = (day: string, other: string) =>
  Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);

/**
 * The reason for a question about a hearing on `day`, as a clause: "is a Saturday". Null if it needs none. Both are
 * YYYY-MM-DD; `today` is the court's local day.
 */
export function unusualDay(day: string, today: string): string | null {
  const ahead = daysBetween(today, day);
  if (ahead < -MAX_DAYS_BACK) return `is more than ${MAX_DAYS_BACK} days back`;
  if (ahead > MAX_DAYS_AHEAD) return `is more than ${MAX_DAYS_AHEAD} days ahead`;
  const closed = whyClosed(day);
  if (closed === 'weekend') return `is a ${new Date(day).getUTCDay() === 0 ? 'Sunday' : 'Saturday'}`;
  return closed && `is a federal holiday (${HOLIDAYS[closed]})`;
}

/** HH:mm as "7:00 AM". */
export function clockWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The reason for a question about a hearing at `time` (HH:mm), as a clause. Null if it is within the court's hours. */
export function unusualTime(time: string, hours: CourtHours): string | null {
  if (time === '00:00') return 'is midnight';
  if (time >= hours.from && time <= hours.to) return null;
  return `is outside the court’s hours (${clockWords(hours.from)} to ${clockWords(hours.to)})`;
}

/**
 * The earliest of `days` (YYYY-MM-DD, sorted, distinct) if it is more than 60 days before the next one. Such a row
 * would extend the export's window over days without data. Null if there is no such gap.
 */
export function gapBefore(days: readonly string[]): { day: string; next: string; days: number } | null {
  const [day, next] = days;
  if (!day || !next) return null;
  const gap = daysBetween(day, next);
  return gap > MAX_GAP_DAYS ? { day, next, days: gap } : null;
}
