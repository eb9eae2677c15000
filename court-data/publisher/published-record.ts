import type { StoredRow } from '@court/shared/records/docket-row';
import { entryKey, rowKey } from '@court/shared/records/keys';
import type { SourceRecord } from '@court/shared/records/source-record';
import { checksum } from './checksum';
import { compact } from './compact';
import type { CourtNames } from './court-names';
import { storedRowOf } from './stored-row-of';

/** A record in the form in which it goes to the database. */
export type PublishedRecord = {
  /** key in `…Entries11` */
  key: string;
  /** YYYY-MM-DD and HH:mm, local to the venue */
  date: string;
  time: string;
  /** key in its day */
  rowKey: string;
  /** null where the record is sealed: it stands on no docket */
  row: StoredRow | null;
  /** a CalendarEntry, or a WithdrawnEntry where the record is sealed */
  entry: Record<string, unknown>;
  /** stands for row and entry */
  sum: string;
};

function entryOf(record: SourceRecord, names: CourtNames): Record<string, unknown> {
  if (record.sealed === 'Y') return { withdrawn: true };
  const { sealed: _sealed, court: _court, ...fields } = record;
  const ids = names.idsOf(record);
  return compact({ ...fields, judgeId: ids.judge, officeId: ids.office, trusteeIds: ids.trustees });
}

/** A checked record with its keys, row, entry and checksum. */
export function publishedRecord(record: SourceRecord, names: CourtNames): PublishedRecord {
  const { id, date, time } = record;
  const row = record.sealed === 'Y' ? null : storedRowOf(record, names.idsOf(record));
  const entry = entryOf(record, names);
  return {
    key: entryKey(id),
    date,
    time,
    rowKey: rowKey(time, id),
    row,
    entry,
    sum: checksum([row, entry, time]),
  };
}
