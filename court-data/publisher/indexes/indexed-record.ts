import {
  type CalendarEntry,
  type CalendarKind,
  casesPath,
  type DatedRow,
  type People,
  personRowsPath,
} from '@court/records';
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

/** One person's or one case's list of dated rows. */
export type IndexList = {
  /** `meetings`: the list of 341 meetings alone */
  root: CalendarKind;
  of: People | 'Cases';
  /** person's id or case key */
  id: string;
};

/** Where the list lies; of a case, with what is said of it. */
export function listPath({ root, of, id }: IndexList): string {
  return of === 'Cases' ? `${casesPath(root)}/${id}` : personRowsPath(root, of, id);
}

/** Where a row lies in the list at `path`. */
export function rowPath(path: string, of: IndexList['of'], kind: CalendarKind, datedKey: string): string {
  return of === 'Cases' ? `${path}/${kind}/${datedKey}` : `${path}/${datedKey}`;
}

/** The fields of a dated row that make the index keys and texts of its person or case. */
export type IndexedFields = Pick<DatedRow, 'n' | 'c' | 'y' | 'h' | 'o' | 'w' | 'lead'>;

/** A row's indexed fields for the person or case whose list it is in. Equal fields have the same `identity`. */
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

/** Interns fields: equal ones are one object, since many rows of a list have the same. */
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

/** A row in a list: its key, and the fields it is indexed by. */
export type ListedRow = { key: string; fields: IndexFields };

/** Is told names that cannot be searched by, because a key would be too long. */
export type Skipped = (name: string) => void;
