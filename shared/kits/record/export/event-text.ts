import type { CalendarEvent } from '@court/contract';
import { dayIn, zoneNameAt } from '@court/records';
import { shortDate, zoneClock } from '@court/ui/court-dates';
import { eventMessages } from '../messages/event-messages';

/** 'Mon, Nov 23, 2026, 9:30 AM CST': calendars show an event on the reader's clock, and the court keeps the venue's. */
const venueTime = (at: number, zone: string) =>
  `${shortDate(dayIn(zone, at), '')}, ${zoneClock(zone, at)} ${zoneNameAt(zone, at)}`;

/** What stands in an event's notes: the venue's time and zone, the notes, the link; `last` comes below. */
export function eventText({ start, zone, notes, url }: CalendarEvent, last = ''): string {
  const time = eventMessages('venueTime', { time: venueTime(start, zone), zone });
  return [time, notes, url, last].filter((part) => part !== '').join('\n\n');
}

/** A title as the record has it: without what titleWithStatus writes around it. */
export function plainTitle(title: string): string {
  const [before = '', after = ''] = eventMessages('cancelled', { title: '\n' }).split('\n');
  const isMarked = title.startsWith(before) && title.endsWith(after);
  return isMarked ? title.slice(before.length, title.length - after.length) : title;
}

/** An event's title; a calendar without a field for the status says it there. */
export const titleWithStatus = ({ title, status }: CalendarEvent) =>
  status === 'CANCELLED' ? eventMessages('cancelled', { title }) : title;
