// data
export { type EntryValue, entryAtom } from './data/entry-atom';
export { useListedRecord } from './data/use-listed-record';

// export
export { calendarEventOf, type EventContext, recordOfEvent } from './export/calendar-event';
export { calendarFile } from './export/calendar-file';
export { googleLink, outlookLink } from './export/calendar-links';
export { eventText, titleWithStatus } from './export/event-text';
export { moveEventAtom } from './export/put-event-atom';
export { recordUrl } from './export/record-url';

// load-record
export { loadExport, loadRecord } from './load-record';

// locales
export { recordMessages } from './messages/record-messages';

// page
export { RecordBody } from './page/record-body';
export { RecordContent } from './page/record-content';
