import type { CalendarEvent } from '@court/contract';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { eventMessages } from '../messages/event-messages';
import { eventText } from './event-text';

/** seconds before an event at which the reader is told of it */
const ALARM = 3_600;

/**
 * ical-generator makes up a UID for every event before it takes ours, with what browsers give only to pages over https
 * and on localhost (https://developer.mozilla.org/docs/Web/API/Crypto/randomUUID).
 */
function giveRandomUuid(): void {
  globalThis.crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000';
}

/** A court's hearings as an iCalendar file (RFC 5545), which calendars match by UID and SEQUENCE. */
export function calendarFile({ court, events }: { court: string; events: readonly CalendarEvent[] }): string {
  giveRandomUuid();
  const calendar = ical({
    name: court,
    prodId: { company: 'Court hearing calendar', product: 'Hearings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    const { uid, title, sequence, status } = event;
    const isOff = status === 'CANCELLED';
    calendar.createEvent({
      id: uid,
      // UTC: ical-generator shifts a Date that comes together with a time zone
      start: new Date(event.start),
      end: new Date(event.end),
      summary: title,
      description: eventText(event),
      location: event.place || null,
      url: event.url || null,
      sequence,
      status: ICalEventStatus[status],
      alarms: isOff
        ? []
        : [{ type: ICalAlarmType.display, trigger: ALARM, description: eventMessages('alarm', { title }) }],
    });
  }
  return calendar.toString();
}
