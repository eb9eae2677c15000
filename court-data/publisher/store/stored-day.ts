import { createHash } from 'node:crypto';
import {
  type CalendarKind,
  dayPath,
  entryKey,
  facetKey,
  facetOfRow,
  idOfRowKey,
  monthPath,
  type StoredRow,
} from '@court/domain';
import * as v from 'valibot';
import { ledgerPaths } from './ledger';
import type { OwnerDatabase } from './owner-database';

/**
 * Version of the format of rows, entries and hits. Increase it if the format changes; the next run then rewrites every
 * day.
 */
export const FORMAT = '6';

/** A checksum of 16 letters. Fields must come in a fixed order. */
export function checksum(value: unknown): string {
  return createHash('sha256').update(FORMAT).update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

const UNFINISHED = 'unfinished';

/**
 * The ledger's sum of a day: `<number of records>.<checksum>`. Undefined if the day has no records. Takes key →
 * record's sum.
 */
export function daySum(sums: ReadonlyMap<string, string>): string | undefined {
  if (sums.size === 0) return undefined;
  return `${sums.size}.${checksum([...sums].sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** The number of records in a stored day sum. */
export const countOfDaySum = (sum: string) => Number.parseInt(sum, 10) || 0;

/** The sum while a day is being written. If the run is interrupted, the next run rewrites the whole day. */
export const unfinishedDaySum = (sum: string | undefined) => `${countOfDaySum(sum ?? '0')}.${UNFINISHED}`;

export const isUnfinished = (sum: string | undefined) => sum?.endsWith(UNFINISHED) === true;

/** Path of a day's counts in the month view. */
export function dayCountsPath(kind: CalendarKind, date: string): string {
  return `${monthPath(kind, date.slice(0, 7))}/d${date.slice(8)}`;
}

/** The number of a day's rows for each facet. Null, which deletes the counts, if no row is counted. */
export function dayCounts(rows: Iterable<RowAt>): Record<string, number> | null {
  const counts = new Map<string, number>();
  for (const { row } of rows) {
    const facet = facetOfRow(row);
    if (facet) counts.set(facetKey(facet), (counts.get(facetKey(facet)) ?? 0) + 1);
  }
  return counts.size > 0 ? Object.fromEntries(counts) : null;
}

const sumsSchema = v.nullish(v.record(v.string(), v.string()), {});

export type RowAt = { rowKey: string; row: StoredRow };

/** A day as it is stored in the database. */
export type StoredDay = {
  date: string;
  /** rows by entry key, including rows of records that moved or were removed */
  rows: Map<string, RowAt>;
  /** the stored rows, unaffected by changes to `rows` */
  asStored: ReadonlyMap<string, RowAt>;
  /** sums of the records that the last export had on that day, by entry key */
  sums: Map<string, string>;
  /** true if a run was interrupted on this day, so that its sums may be wrong */
  unfinished: boolean;
};

/** True if the row is counted, because it neither moved nor was removed. */
export const isActive = ({ row }: RowAt) => !row.movedTo && row.s !== 'removed';

/** A day's rows by entry key. Only the publisher writes rows, so their form is not checked. */
export async function loadRows(
  database: OwnerDatabase,
  kind: CalendarKind,
  date: string,
): Promise<Map<string, RowAt>> {
  const rows = ((await database.get(dayPath(kind, date))) ?? {}) as Record<string, StoredRow>;
  return new Map(
    Object.entries(rows).map(([rowKey, row]) => [entryKey(idOfRowKey(rowKey)), { rowKey, row }]),
  );
}

/** Reads a day. For a day on which a run was interrupted, leaves out the sums of records that had already left. */
export async function loadDay(
  database: OwnerDatabase,
  kind: CalendarKind,
  date: string,
  unfinished: boolean,
): Promise<StoredDay> {
  const [asStored, sums] = await Promise.all([
    loadRows(database, kind, date),
    database.get(ledgerPaths.records(kind, date)),
  ]);
  const hasLeft = (key: string) => {
    const at = asStored.get(key);
    return unfinished && at !== undefined && !isActive(at);
  };
  return {
    date,
    rows: new Map(asStored),
    asStored,
    sums: new Map(Object.entries(v.parse(sumsSchema, sums)).filter(([key]) => !hasLeft(key))),
    unfinished,
  };
}

/** A day without published records. */
export const emptyDay = (date: string): StoredDay => ({
  date,
  rows: new Map(),
  asStored: new Map(),
  sums: new Map(),
  unfinished: false,
});

/** Records on a day. After an interrupted run this includes new records that have no sum yet. */
export function standingOn({ unfinished, sums, rows }: StoredDay): string[] {
  const arrived = unfinished ? [...rows].filter(([, at]) => isActive(at)).map(([key]) => key) : [];
  return [...new Set([...sums.keys(), ...arrived])];
}

/** The part of ExportedRecords used here. */
type Exported = {
  has(key: string): boolean;
  on(date: string): { has(key: string): boolean };
  isStaying(date: string, key: string): boolean;
};

/** Records that are no longer on a day. For an unchanged day, only those that are on another day now. */
export function goneFrom(day: StoredDay, exported: Exported, isChanged: boolean): string[] {
  const { date, unfinished } = day;
  const present = isChanged ? exported.on(date) : null;
  return standingOn(day).filter((key) =>
    present ? !present.has(key) && !exported.isStaying(date, key) : unfinished && exported.has(key),
  );
}
