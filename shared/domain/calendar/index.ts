export {
  calendarEventOf,
  type EventContext,
  eventSequence,
  eventUid,
  eventWithSuccessors,
  kindTitle,
  recordOfEvent,
} from './calendar-event';
export { googleLink, outlookLink } from './calendar-links';
export { eventText, notesOfText, plainTitle, titleWithStatus } from './event-text';
export { oneLine, plainText, shortened } from './plain-text';
