import type { IndexEntry, RowEntries } from './index-entries';
import type { IndexFields } from './index-fields';

/** A row in a list: its key, and the fields it is indexed by. */
export type ListedRow = { key: string; fields: IndexFields };

/** What the writing of one record does to a list. */
export type Step = {
  before: ListedRow | null;
  after: ListedRow | null;
  /** adds to the record's update */
  write: (path: string, value: unknown) => void;
};

/** Rows of a list that are not written now: all of them from the key `from` on, which is '' where all are known. */
export type KnownRows = { rows: readonly ListedRow[]; from: string };

/** The entries of rows with the same fields, and which rows have these. */
export type FieldsUse = RowEntries & {
  /** latest key of a row that had them before, and of one that will have them in the end; '' where there is none */
  before: string;
  after: string;
  /** a row that is not written now, or has been written already, has them */
  stays: boolean;
  /** rows that had them and are still to be written */
  leaving: number;
};

/** Fields that fill a path, each with the entry they fill it with. */
export type Filling = ReadonlyMap<FieldsUse, IndexEntry>;

export type EntrySources = {
  useOf: (row: ListedRow) => FieldsUse;
  all: ReadonlyMap<string, FieldsUse>;
  /** paths that may change */
  paths: ReadonlyMap<string, Filling>;
  /** all rows of the list from this key on are known; '' where all are */
  from: string;
};

const later = (a: string, b: string) => (a > b ? a : b);

type EntriesOf = (row: ListedRow) => RowEntries;

function usesByFields(entriesOf: EntriesOf) {
  const all = new Map<string, FieldsUse>();
  const useOf = (row: ListedRow): FieldsUse => {
    const use = all.get(row.fields.identity) ?? {
      ...entriesOf(row),
      before: '',
      after: '',
      stays: false,
      leaving: 0,
    };
    all.set(row.fields.identity, use);
    return use;
  };
  return { all, useOf };
}

/**
 * Gathers which rows fill the index paths of a list before and after. Returns null if the rows read so far cannot decide
 * what a path will hold: a later row than all unknown ones must fill it in the end; and where a row stops filling it, a
 * known one that is not written now. The caller then reads the whole list.
 */
export function entrySources(
  steps: readonly Step[],
  { rows, from }: KnownRows,
  entriesOf: EntriesOf,
): EntrySources | null {
  const { all, useOf } = usesByFields(entriesOf);
  for (const { before, after } of steps) {
    const left = before && useOf(before);
    const right = after && useOf(after);
    if (left) Object.assign(left, { before: later(left.before, before.key), leaving: left.leaving + 1 });
    if (right) right.after = later(right.after, after.key);
  }
  const moving = new Set(all.values());
  for (const row of rows) {
    const use = useOf(row);
    use.before = later(use.before, row.key);
    use.after = later(use.after, row.key);
    use.stays = true;
  }
  const paths = new Map<string, Map<FieldsUse, IndexEntry>>();
  for (const use of all.values()) {
    for (const entry of use.entries) {
      const filling = paths.get(entry.path) ?? new Map<FieldsUse, IndexEntry>();
      paths.set(entry.path, filling.set(use, entry));
    }
  }
  if (from === '') return { useOf, all, paths, from };
  const touched = [...paths].filter(([, filling]) => [...filling.keys()].some((use) => moving.has(use)));
  const isKnown = touched.every(([, filling]) => {
    const uses = [...filling.keys()];
    const isHeld = uses.some((one) => one.stays) || uses.every((one) => one.leaving === 0);
    return isHeld && uses.some((one) => one.after >= from);
  });
  return isKnown ? { useOf, all, paths: new Map(touched), from } : null;
}
