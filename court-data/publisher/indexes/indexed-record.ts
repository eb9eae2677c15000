import {
  type CalendarEntry,
  type CalendarKind,
  casesPath,
  type DatedRow,
  type People,
  personRowsPath,
} from '@court/domain';
import { openEntry, type Touched } from '../diff/touched-records';
import type { KindDiff } from '../plan/diff-kind';
import { writingOrder } from '../plan/plan-kind';
import type { RowAt } from '../store/stored-day';

/** A record to write, with the data that the indexes need. */
export type IndexedRecord = {
  kind: CalendarKind;
  /** key in `…Entries11` */
  key: string;
  /** its indexed content before; null if it is not indexed */
  before: CalendarEntry | null;
  /** its new indexed content; null if it must be removed */
  after: CalendarEntry | null;
  /** its current docket row, and its new one */
  stored: RowAt | null;
  at: RowAt | null;
  /** adds a path to its update */
  write: (path: string, value: unknown) => void;
  /** adds paths to its update that are computed when it is sent */
  writeLater: (make: () => Iterable<readonly [path: string, value: unknown]>) => void;
};

/** The changes of a publication, or of a withdrawal, to records of one kind. */
export type WrittenKind = Pick<KindDiff, 'kind' | 'days' | 'touched' | 'updates'>;

/** Entries without a case key come from a version that did not index them. */
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

/** All records to write, in writing order. */
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

/** The list of dated rows of one person or case. */
export type IndexList = {
  /** `meetings` is the list of 341 meetings only */
  root: CalendarKind;
  of: People | 'Cases';
  /** person's id or case key */
  id: string;
};

/** Path of the list. For a case, it includes the case's data. */
export function listPath({ root, of, id }: IndexList): string {
  return of === 'Cases' ? `${casesPath(root)}/${id}` : personRowsPath(root, of, id);
}

/** Path of a row in the list at `path`. */
export function rowPath(path: string, of: IndexList['of'], kind: CalendarKind, datedKey: string): string {
  return of === 'Cases' ? `${path}/${kind}/${datedKey}` : `${path}/${datedKey}`;
}

/** The fields of a dated row from which index keys and texts of its person or case are made. */
export type IndexedFields = Pick<DatedRow, 'n' | 'c' | 'y' | 'h' | 'o' | 'w' | 'lead'>;

/** A row's indexed fields for the list's person or case. Equal fields have the same `identity`. */
export type IndexFields = { identity: string; row: IndexedFields };

function identityOf(
  of: IndexList['of'],
  { n, c, y, h, o, w, lead }: IndexedFields,
  kind: CalendarKind,
): string {
  if (of === 'Attorneys') return JSON.stringify([w?.n, w?.a, w?.f]);
  if (of === 'Debtors') return JSON.stringify([w?.n, w?.a, w?.b, n, c]);
  return JSON.stringify(lead ? [kind, lead.n, lead.c, lead.h] : [kind, n, c, y, h, o]);
}

/** Interns fields: equal fields share one object, because many rows of a list are equal. */
export function internFields() {
  const made = new Map<string, IndexFields>();
  return (of: IndexList['of'], row: IndexedFields, kind: CalendarKind): IndexFields => {
    const identity = identityOf(of, row, kind);
    const fields = made.get(identity) ?? { identity, row };
    made.set(identity, fields);
    return fields;
  };
}

export type FieldsOf = ReturnType<typeof internFields>;

/** A row of a list: its key and its indexed fields. */
export type ListedRow = { key: string; fields: IndexFields };

/** Called with names that cannot be searched because their key would be too long. */
export type Skipped = (name: string) => void;
