import type { Reading } from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  dayPath,
  docketRows,
  memoizeLru,
  rowChanges,
} from '@court/domain';
import { parsedPathAtom, perCourt } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';

/** Which day. `date` is YYYY-MM-DD, local to the court. */
export type DocketKey = { kind: CalendarKind; date: string };

/** The docket of a day. */
export type Docket = Omit<Reading<unknown>, 'value'> & {
  /** in the order of their keys: by block time, then id */
  rows: readonly DocketRow[];
  /** ids of all rows that changed since the first reading and that the reader has not seen since */
  changedIds: ReadonlySet<string>;
  /** changed rows as they were at the first reading, or when the reader last saw them; without rows that are new */
  rowsAsSeen: ReadonlyMap<string, DocketRow>;
};

export type Day = Pick<Docket, 'rows' | 'changedIds' | 'rowsAsSeen'>;

const NO_DAY: Day = { rows: [], changedIds: new Set(), rowsAsSeen: new Map() };

/** Parses a day of the database. Keeps the marks of rows that changed since the first reading. */
export function dayOf(date: string, json: unknown, before: Day | undefined): Day {
  const rows = docketRows(date, json, before?.rows ?? []);
  if (!before) return { ...NO_DAY, rows };
  const changes = rowChanges(before.rows, rows);
  // The same content again, for example when the live connection takes over, keeps the marks on the screen.
  if (changes.length === 0) return before;
  const rowsAsSeen = new Map(before.rowsAsSeen);
  for (const { id, before: row } of changes) if (row && !before.changedIds.has(id)) rowsAsSeen.set(id, row);
  const changedIds = new Set([...before.changedIds, ...changes.map(({ id }) => id)]);
  return { rows, changedIds, rowsAsSeen };
}

/** Rows by id, as they were when the reader saw them. */
type SeenRows = ReadonlyMap<string, DocketRow>;

const NONE_SEEN: SeenRows = new Map();

/**
 * Removes the marks of rows that the reader has seen. Marks a row again if it changed after it was seen, and compares
 * it with the state that was seen.
 */
function unseenOf(day: Day, seen: SeenRows): Day {
  if (seen.size === 0) return day;
  const rows = new Map(day.rows.map((row) => [row.id, row]));
  const changedIds = new Set([...seen.keys(), ...day.changedIds]);
  const rowsAsSeen = new Map(day.rowsAsSeen);
  for (const [id, row] of seen) {
    // after another read, equal rows are different objects
    const isSame = !rows.has(id) || JSON.stringify(rows.get(id)) === JSON.stringify(row);
    if (!isSame) rowsAsSeen.set(id, row);
    else {
      changedIds.delete(id);
      rowsAsSeen.delete(id);
    }
  }
  return { ...day, changedIds, rowsAsSeen };
}

/**
 * `see`: ids of rows that the reader has seen in their current state. `restore`: rows as the reader last saw them.
 */
type Marking = { see: readonly string[] } | { restore: SeenRows };

const days = memoizeLru(24, (path) => {
  const date = path.slice(path.lastIndexOf('/') + 1);
  const readingAtom = parsedPathAtom<Day>(path, (json, before) => dayOf(date, json, before));
  const seenInCourtAtom = perCourt(() => atom(NONE_SEEN));
  const dayAtom = atom((get) => get(readingAtom).value ?? NO_DAY);
  // a separate atom, so that a reading without a change keeps the same marks
  const unseenAtom = atom((get) => unseenOf(get(dayAtom), get(get(seenInCourtAtom))));
  const docketAtom: WritableAtom<Docket, ['ahead'?], void> = atom(
    (get) => {
      const { status, asOf, polling } = get(readingAtom);
      return { ...get(unseenAtom), status, asOf, polling };
    },
    (_get, set, ahead) => set(readingAtom, ahead),
  );
  const markingAtom = atom(null, (get, set, marking: Marking) => {
    const rows = get(dayAtom).rows;
    const seen =
      'restore' in marking
        ? marking.restore
        : new Map(rows.filter(({ id }) => marking.see.includes(id)).map((row) => [row.id, row]));
    set(get(seenInCourtAtom), (before) => new Map([...before, ...seen]));
  });
  return { docketAtom, markingAtom };
});

/**
 * The docket of a day in the chosen court, the same atom for the same day. Write to it to retry. Write `ahead` to
 * prefetch the day once.
 */
export function docketAtom({ kind, date }: DocketKey): WritableAtom<Docket, ['ahead'?], void> {
  return days(dayPath(kind, date)).docketAtom;
}

/** Write the rows that the reader has seen, to remove their marks. */
export function rowMarksAtom({ kind, date }: DocketKey): WritableAtom<null, [Marking], void> {
  return days(dayPath(kind, date)).markingAtom;
}
