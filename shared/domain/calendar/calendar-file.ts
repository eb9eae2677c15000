import ical, { ICalAlarmType, type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { FeedGroup } from '../keys/feed-files';
import type { CalendarEvent } from './event';
import { eventText, titleWithStatus } from './event-text';
import { eventMessages } from './messages/event-messages';

/** Alarm time, in seconds before an event. */
const ALARM_SECONDS = 3_600;

/**
 * ical-generator creates a UID for every event before it takes ours. It calls crypto.randomUUID, which browsers offer
 * only on https and localhost (https://developer.mozilla.org/docs/Web/API/Crypto/randomUUID).
 */
function giveRandomUuid(): void {
  globalThis.crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000';
}

function emptyCalendar(name: string, method = ICalCalendarMethod.PUBLISH): ICalCalendar {
  giveRandomUuid();
  return ical({ name, prodId: { company: 'Court hearing calendar', product: 'Hearings' }, method });
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent) {
  const { uid, sequence, status } = event;
  return calendar.createEvent({
    id: uid,
    // UTC: ical-generator shifts a Date that comes together with a time zone
    start: new Date(event.start),
    end: new Date(event.end),
    // some calendars show no status
    summary: titleWithStatus(event),
    description: eventText(event),
    location: event.place || null,
    url: event.url || null,
    sequence,
    status: ICalEventStatus[status],
  });
}

/**
 * A court's hearings as an iCalendar file (RFC 5545). Calendars match events by UID and SEQUENCE. If all events are
 * canceled, the file's method is CANCEL (RFC 5546 §3.2.5), so a calendar adds none of them.
 */
export function calendarFile({ court, events }: { court: string; events: readonly CalendarEvent[] }): string {
  const isOff = events.length > 0 && events.every(({ status }) => status === 'CANCELLED');
  const calendar = emptyCalendar(court, isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  for (const event of events) {
    const { title, status } = event;
    const added = addEvent(calendar, event);
    if (status === 'CANCELLED') continue;
    const description = eventMessages('alarm', { title });
    added.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description });
  }
  return calendar.toString();
}

/**
 * An event for a feed, from BEGIN:VEVENT to END:VEVENT with its line break. Has no alarm, because subscribers set
 * alarms for the whole feed. `stamp`: time of its last change, epoch ms.
 */
export function feedEvent(event: CalendarEvent, stamp: number): string {
  const calendar = emptyCalendar('');
  addEvent(calendar, event).stamp(new Date(stamp));
  const text = calendar.toString();
  const end = '\r\nEND:VEVENT\r\n';
  // folded lines begin with a space, so these two markers only match real properties
  return text.slice(text.indexOf('\r\nBEGIN:VEVENT\r\n') + 2, text.indexOf(end) + end.length);
}

/** The name of a feed in a calendar. `name` is of a judge, office or attorney, or a case number. */
export const feedName = (group: FeedGroup, name: string, court: string) =>
  eventMessages(`feed.${group}`, { name, court });

/** The text before and after a feed's zones and events. `minutes`: how often a calendar may reload the feed. */
export function feedFrame(name: string, minutes: number): { head: string; foot: string } {
  const foot = 'END:VCALENDAR\r\n';
  const head = emptyCalendar(name)
    .ttl(minutes * 60)
    .toString()
    .replace(/END:VCALENDAR\s*$/, '');
  return { head, foot };
}
