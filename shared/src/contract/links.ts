import { isDay } from '../records/court-time';

/** What a calendar link restores: `date` YYYY-MM-DD, left out for today. */
export type CalendarLink = { date?: string };

/** Address of the calendar. */
export function calendarLink({ date }: CalendarLink = {}): string {
  return date ? `/calendar?date=${encodeURIComponent(date)}` : '/calendar';
}

/** What the query of a calendar address asks for. A date that is no day of the calendar is left out. */
export function readCalendarLink(query: URLSearchParams): CalendarLink {
  const date = query.get('date');
  return date !== null && isDay(date) ? { date } : {};
}

/** Address of one hearing. */
export function hearingLink(id: string): string {
  return `/hearing-detail/${encodeURIComponent(id)}`;
}

/**
 * The address of an online meeting, for a link: only https, and only on a host that the court's configuration names.
 * Null for everything else, which is shown as text.
 */
export function safeMeetingUrl(text: string, meetingHosts: readonly string[]): string | null {
  try {
    const { protocol, host, username, password, href } = new URL(text.trim());
    const plain = protocol === 'https:' && username === '' && password === '';
    return plain && meetingHosts.includes(host) ? href : null;
  } catch {
    return null;
  }
}
