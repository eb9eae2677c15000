import type { Reading } from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  dayPath,
  docketRows,
  memoizeLru,
  type RowChange,
  rowChanges,
} from '@court/records';
import { parsedPathAtom } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';

/** Which day; `date` is YYYY-MM-DD, local to the court. */
export type DocketKey = { kind: CalendarKind; date: string };

/** A day's docket. */
export type Docket = Omit<Reading<unknown>, 'value'> & {
  /** in the order of their keys: by block time, then id */
  rows: readonly DocketRow[];
  /** what the last update changed; empty after the first reading */
  changes: readonly RowChange[];
  /** all that have changed since the first reading */
  changedIds: ReadonlySet<string>;
  /** how these were at the first reading; those that were not there yet are not in it */
  firstRows: ReadonlyMap<string, DocketRow>;
};

export type Day = Pick<Docket, 'rows' | 'changes' | 'changedIds' | 'firstRows'>;

const NO_DAY: Day = { rows: [], changes: [], changedIds: new Set(), firstRows: new Map() };

/** A day as it lies in the database. Hearings that have changed since the first reading stay marked. */
export function dayOf(date: string, json: unknown, before: Day | undefined): Day {
  const rows = docketRows(date, json, before?.rows ?? []);
  if (!before) return { ...NO_DAY, rows };
  const changes = rowChanges(before.rows, rows);
  // The same day once more, as when the live connection takes over, leaves the marks that are on the screen.
  if (changes.length === 0) return before;
  const firstRows = new Map(before.firstRows);
  for (const { id, before: row } of changes) if (row && !before.changedIds.has(id)) firstRows.set(id, row);
  const changedIds = new Set([...before.changedIds, ...changes.map(({ id }) => id)]);
  return { rows, changes, changedIds, firstRows };
}

const dockets = memoizeLru(24, (path): WritableAtom<Docket, ['ahead'?], void> => {
  const date = path.slice(path.lastIndexOf('/') + 1);
  const readingAtom = parsedPathAtom<Day>(path, (json, before) => dayOf(date, json, before));
  return atom(
    (get) => {
      const { value = NO_DAY, status, asOf, polling } = get(readingAtom);
      return { ...value, status, asOf, polling };
    },
    (_get, set, ahead) => set(readingAtom, ahead),
  );
});

/**
 * The docket of a day in the chosen court, the same atom for the same day; written to, it tries again, or (`ahead`) is
 * read once before somebody looks.
 */
export function docketAtom({ kind, date }: DocketKey): WritableAtom<Docket, ['ahead'?], void> {
  return dockets(dayPath(kind, date));
}
