import { dayIn, zoneNameAt } from '../time/court-clocks';
import { shortDate, zoneClock } from '../words/court-dates';
import type { CalendarEvent } from './event';
import { eventMessages } from './messages/event-messages';

/** 'Mon, Nov 23, 2026, 9:30 AM CST'. Calendars show events in the reader's zone, but the court uses the venue's. */
const venueTime = (at: number, zone: string) =>
  `${shortDate(dayIn(zone, at), '')}, ${zoneClock(zone, at)} ${zoneNameAt(zone, at)}`;

/** The full text of an event: warning, time and zone of the venue, notes, link, then `last`. */
export function eventText({ start, zone, warning = '', notes, url }: CalendarEvent, last = ''): string {
  const time = eventMessages('venueTime', { time: venueTime(start, zone), zone });
  return [warning, time, notes, url, last].filter((part) => part !== '').join('\n\n');
}

/** The notes and link in a text as eventText wrote it, without `warning` and the last part. */
export function notesOfText(text: string, warning: string): string {
  const [venue = ''] = eventMessages('venueTime', { time: '\n', zone: '' }).split('\n');
  const parts = text.split('\n\n').slice(0, -1);
  return parts.filter((part) => part !== warning && !part.startsWith(venue)).join('\n\n');
}

/** Spelling of earlier releases. Their events may still be in calendars. */
const OLD_MARK = 'Cancelled: ';

/** The title without the status that titleWithStatus puts before it. */
export function plainTitle(title: string): string {
  const own = [eventMessages('cancelled', { title: '' }), eventMessages('moved', { title: '' })];
  const mark = [...own, OLD_MARK].find((each) => title.startsWith(each)) ?? '';
  return title.slice(mark.length);
}

/** An event's title. Includes the status for calendars without a status field. */
export function titleWithStatus({ title, status, replacedBy }: CalendarEvent): string {
  if (status !== 'CANCELLED') return title;
  return eventMessages(replacedBy === undefined ? 'cancelled' : 'moved', { title });
}
