import type { CalendarEvent, DeviceCalendar } from '@court/shared/platform/device-calendar';
import { NotAvailableError } from '@court/shared/platform/device-error';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { deviceWords } from '../locales/device-en-us';
import { eventText } from './event-text';
import { offerFile } from './offer-file';

/** For browsers: events are offered as an .ics file, which a calendar matches by uid and sequence. */
export const calendarFile: DeviceCalendar = {
  kind: 'file',
  permission: async () => 'granted',
  requestPermission: async () => 'granted',
  calendars: async () => [],
  async put(events) {
    const name = events.length === 1 ? 'hearing.ics' : 'hearings.ics';
    offerFile(name, 'text/calendar;charset=utf-8', calendarText(events));
    return { added: events.length, changed: 0 };
  },
  find: async () => null,
  async remove() {
    throw new NotAvailableError('calendar', deviceWords('fileRemove'));
  },
};

/** An iCalendar file. Times are UTC: ical-generator shifts a Date that comes together with a time zone. */
export function calendarText(events: readonly CalendarEvent[]): string {
  const calendar = ical({
    prodId: { company: 'Court hearing calendar', product: 'Hearings' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      start: new Date(event.start),
      end: new Date(event.end),
      summary: event.title,
      description: eventText(event),
      location: event.place || null,
      url: event.url || null,
      sequence: event.sequence,
      status: ICalEventStatus[event.status],
    });
  }
  return calendar.toString();
}
