// What offers files, in one file: events for a calendar, and the reader's lists.
export { calendarFile } from './calendar-file';
export { offerFile } from './offer-file';
