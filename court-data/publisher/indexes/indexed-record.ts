import type { CalendarEntry, CalendarKind } from '@court/records';
import type { KindDiff } from '../diff/diff-kind';
import type { RowAt } from '../diff/stored-day';
import { openEntry, type Touched } from '../diff/touched-records';
import { writingOrder } from '../plan/plan-kind';

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
  /** adds to its update */
  write: (path: string, value: unknown) => void;
  /** adds to its update what is worked out only when it is sent */
  writeLater: (make: () => Iterable<readonly [path: string, value: unknown]>) => void;
};

/** What a publication, or a withdrawal, does to records of one kind. */
export type WrittenKind = Pick<KindDiff, 'kind' | 'days' | 'touched' | 'updates'>;

/** What stands in an entry is indexed from the first version on that gave entries a case key. */
const indexedEntry = (entry: CalendarEntry | null) => (entry?.caseKey === undefined ? null : entry);

function indexedRecord({ kind, days, updates }: WrittenKind, touched: Touched): IndexedRecord {
  const { key, record, at } = touched;
  const entry = openEntry(touched.before);
  const before = indexedEntry(entry);
  return {
    kind,
    key,
    before,
    after: at && (record ? openEntry(record.entry) : entry),
    stored: (before && days.get(before.date)?.asStored.get(key)) ?? null,
    at,
    write: (path, value) => updates.add(key, path, value),
    writeLater: (make) => updates.addLater(key, make),
  };
}

/** All records that are written, in the order in which they are. */
export function indexedRecords(written: readonly WrittenKind[]): IndexedRecord[] {
  return written.flatMap((one) => {
    const touched = new Map(one.touched.map((record) => [record.key, record]));
    const ordered = [...writingOrder(one)].flatMap(({ keys }) => keys);
    return ordered.flatMap((key) => {
      const found = touched.get(key);
      return found ? [indexedRecord(one, found)] : [];
    });
  });
}
