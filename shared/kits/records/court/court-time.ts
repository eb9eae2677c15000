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
