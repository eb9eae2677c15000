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
} from '@court/records';
import * as v from 'valibot';
import { ledgerPaths } from '../store/ledger';
import type { OwnerDatabase } from '../store/owner-database';

/** Raised when rows, entries or hits are written in another way, so that the next run writes every day anew. */
export const FORMAT = '6';

/** 16 letters that stand for a value; fields must come in a fixed order. */
export function checksum(value: unknown): string {
  return createHash('sha256').update(FORMAT).update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

const UNFINISHED = 'unfinished';

/** What is kept of a day: `<number of records>.<checksum>`; undefined where it has none. Takes key → record's sum. */
export function daySum(sums: ReadonlyMap<string, string>): string | undefined {
  if (sums.size === 0) return undefined;
  return `${sums.size}.${checksum([...sums].sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** How many records a kept sum stands for. */
export const countOfDaySum = (sum: string) => Number.parseInt(sum, 10) || 0;

/** Stands while a day is being written: were the run to break off, the next one would write the whole day anew. */
export const unfinishedDaySum = (sum: string | undefined) => `${countOfDaySum(sum ?? '0')}.${UNFINISHED}`;

export const isUnfinished = (sum: string | undefined) => sum?.endsWith(UNFINISHED) === true;

/** Path of a day's counts in the month view. */
export function dayCountsPath(kind: CalendarKind, date: string): string {
  return `${monthPath(kind, date.slice(0, 7))}/d${date.slice(8)}`;
}

/** How many of a day's rows stand under each facet; null, which deletes, where none is counted. */
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

/** A day as it lies in the database. */
export type StoredDay = {
  date: string;
  /** by entry key; also rows of records that moved away or were removed */
  rows: Map<string, RowAt>;
  /** the same as they lie in the database, whatever becomes of `rows` */
  asStored: ReadonlyMap<string, RowAt>;
  /** sums of the records the last export had on that day, by entry key */
  sums: Map<string, string>;
  /** a run broke off here: nothing kept of this day can be trusted */
  unfinished: boolean;
};

/** True while the row is counted: neither moved away nor removed. */
export const isActive = ({ row }: RowAt) => !row.movedTo && row.s !== 'removed';

/** A day's rows by entry key. The publisher alone writes rows, so that they are taken in the shape in which it wrote them. */
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

/** Of a day on which a run broke off, without the sums of records that had left it by then. */
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

/** A day of which nothing was published yet. */
export const emptyDay = (date: string): StoredDay => ({
  date,
  rows: new Map(),
  asStored: new Map(),
  sums: new Map(),
  unfinished: false,
});

/** Records that stand on a day. Where a run broke off, some have come of which no sum was kept yet. */
export function standingOn({ unfinished, sums, rows }: StoredDay): string[] {
  const arrived = unfinished ? [...rows].filter(([, at]) => isActive(at)).map(([key]) => key) : [];
  return [...new Set([...sums.keys(), ...arrived])];
}

/** What is asked of an export here; see ExportedRecords. */
type Exported = {
  has(key: string): boolean;
  on(date: string): { has(key: string): boolean };
  isStaying(date: string, key: string): boolean;
};

/** Records that no longer stand on a day; of one that does not differ from the export, those that stand elsewhere now. */
export function goneFrom(day: StoredDay, exported: Exported, isChanged: boolean): string[] {
  const { date, unfinished } = day;
  const present = isChanged ? exported.on(date) : null;
  return standingOn(day).filter((key) =>
    present ? !present.has(key) && !exported.isStaying(date, key) : unfinished && exported.has(key),
  );
}
