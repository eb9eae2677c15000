import type { CalendarEntry } from '@court/shared/records/calendar-entry';
import type { CalendarKind } from '@court/shared/records/data-paths';
import type { SettledKind } from '../settle-kind';
import type { RowAt } from '../stored-day';
import type { Touched } from '../touched-records';
import { writingOrder } from '../writing-order';

/** A record that is written, as the indexes see it. */
export type IndexedRecord = {
  kind: CalendarKind;
  /** key in `…Entries11` */
  key: string;
  /** what the indexes hold of it; null where they hold nothing */
  before: CalendarEntry | null;
  /** what they are to hold; null where nothing may stay */
  after: CalendarEntry | null;
  /** its row on the docket now, and as it will be */
  stored: RowAt | null;
  at: RowAt | null;
  /** the entry is written whole, and not only its status */
  isExported: boolean;
  /** adds to its update */
  write: (path: string, value: unknown) => void;
};

const publicEntry = (entry: Touched['before']): CalendarEntry | null =>
  entry === null || 'withdrawn' in entry ? null : entry;

/** What stands in the entry is indexed from the first version on that gave entries a case key. */
const indexedEntry = (entry: CalendarEntry | null) => (entry?.caseKey === undefined ? null : entry);

function indexedRecord({ kind, days, updates }: SettledKind, touched: Touched): IndexedRecord {
  const { key, record, at } = touched;
  const entry = publicEntry(touched.before);
  const before = indexedEntry(entry);
  return {
    kind,
    key,
    before,
    after: at && (record ? publicEntry(record.entry as Touched['before']) : entry),
    stored: (before && days.get(before.date)?.asStored.get(key)) ?? null,
    at,
    isExported: record !== null,
    write: (path, value) => updates.add(key, path, value),
  };
}

/** All records that a publication writes, in the order in which it does. */
export function indexedRecords(settled: readonly SettledKind[]): IndexedRecord[] {
  return settled.flatMap((one) => {
    const touched = new Map(one.touched.map((record) => [record.key, record]));
    const ordered = [...writingOrder(one.days)].flatMap(({ keys }) => keys);
    return ordered.flatMap((key) => {
      const found = touched.get(key);
      return found ? [indexedRecord(one, found)] : [];
    });
  });
}
