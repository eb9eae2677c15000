import {
  type Appear,
  type CalendarEntry,
  entryKey,
  rowKey,
  type SourceRecord,
  type StoredRow,
  type WithdrawnEntry,
} from '@court/records';
import { checksum } from './checksum';
import { compact } from './compact';
import type { CourtNames, RecordIds } from './court-names';
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
  /** what the export says; without `changes` and links to other hearings, which follow from what is published */
  entry: CalendarEntry | WithdrawnEntry;
  /** stands for row and entry */
  sum: string;
};

/** How to appear at trustees' 341 meetings, by id in trustees11, where a meeting itself does not say. */
export type StandingAppearances = ReadonlyMap<string, Appear>;

/** The standing data of the first trustee that has any. */
function standingOf({ trustees }: RecordIds, standing: StandingAppearances): Appear | null {
  const holder = trustees.find((id) => standing.has(id));
  return holder ? (standing.get(holder) ?? null) : null;
}

function entryOf(record: SourceRecord, ids: RecordIds, isStanding: boolean): CalendarEntry {
  const { sealed: _sealed, court: _court, appear, ...fields } = record;
  const entry = compact({
    ...fields,
    appear: appear && { ...appear, standing: isStanding },
    judgeId: ids.judge,
    officeId: ids.office,
    trusteeIds: ids.trustees,
  });
  return entry as CalendarEntry;
}

/**
 * A checked record with its keys, row, entry and checksum. The checksum stands for what a meeting takes over from its
 * trustee too, so that new standing data rewrite that trustee's meetings and nothing else.
 */
export function publishedRecord(
  record: SourceRecord,
  names: CourtNames,
  standing: StandingAppearances = new Map(),
): PublishedRecord {
  const { id, date, time } = record;
  const ids = names.idsOf(record);
  const taken = record.appear ? null : standingOf(ids, standing);
  const shown = taken ? { ...record, appear: taken } : record;
  const isSealed = record.sealed === 'Y';
  const row = isSealed ? null : storedRowOf(shown, ids);
  const entry = isSealed ? ({ withdrawn: true } as const) : entryOf(shown, ids, taken !== null);
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
