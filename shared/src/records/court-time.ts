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

/** True for YYYY-MM-DD that is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Short zone name at that day in `zone`, as people write it: CST, CDT, MT … */
export function zoneName(zone: string, date: string): string {
  const format =
    zoneFormats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  zoneFormats.set(zone, format);
  const parts = format.formatToParts(new Date(`${date}T18:00:00Z`));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}
