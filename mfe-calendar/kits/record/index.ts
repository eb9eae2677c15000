import type { LoadExport } from '@court/contract';

// attend
export { AttendDate } from './attend/attend-later';
export { AttendRoom } from './attend/attend-room';
export { HowToAttend } from './attend/how-to-attend';

// data
export { type EntryValue, entryAtom } from './data/entry-atom';
export { useListedRecord } from './data/use-listed-record';

// export
export { type Moved, moveEventAtom } from './export/put-event-atom';
export { recordUrl } from './export/record-url';

/** The page of a record. Loaded on first use, in a chunk of its own. */
export const loadRecord = () => import(/* webpackChunkName: "record" */ './page/record-page');

/** The export of records to the reader's calendar, in the same chunk. */
export const loadExport: LoadExport = () =>
  import(/* webpackChunkName: "record" */ './export/export-records');

// page
export { RecordBody } from './page/record-body';
export { RecordContent } from './page/record-content';
export { RecordPrintHead } from './page/record-print-head';

// plain
export { ownVoice } from './text/own-voice';

// words
export { attendLink } from './words/record-words';
