import type { CalendarEvent } from '@court/contract';
import { LOCALE } from '@court/ui/messages-of';
import { eventMessages } from '../messages/event-messages';

/** Making one takes longer than all the rest. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** 'Mon, Nov 23, 2026, 9:30 AM CST': calendars show an event on the reader's clock, and the court keeps the venue's. */
function venueTime(at: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat(LOCALE, {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    });
  formats.set(timeZone, format);
  return format.format(at).replaceAll('\u202f', ' ');
}

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
