import type { CalendarEvent } from './event';
import { eventText, titleWithStatus } from './event-text';
import { shortened } from './plain-text';

/** Maximum length of the encoded notes in a URL. Servers accept about 8,000 characters in total. */
const MAX_NOTES_LENGTH = 4_000;

const compact = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

function textOf(event: CalendarEvent): string {
  const text = eventText(event);
  const coded = new URLSearchParams([['', text]]).toString().length;
  return shortened(text, Math.floor(text.length * Math.min(1, MAX_NOTES_LENGTH / coded)));
}

/** Link to Google Calendar with the event filled in. The reader saves it there. */
export function googleLink(event: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: titleWithStatus(event),
    dates: `${compact(event.start)}/${compact(event.end)}`,
    ctz: event.zone,
    location: event.place,
    details: textOf(event),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Link to Outlook on the web with the event filled in, for a work account or a personal account. */
export function outlookLink(event: CalendarEvent, account: 'work' | 'own'): string {
  const host = account === 'work' ? 'outlook.office.com' : 'outlook.live.com';
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: titleWithStatus(event),
    startdt: new Date(event.start).toISOString(),
    enddt: new Date(event.end).toISOString(),
    location: event.place,
    body: textOf(event),
  });
  // Outlook shows a plus sign literally
  return `https://${host}/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`;
}
