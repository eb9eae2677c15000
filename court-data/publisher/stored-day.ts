import { type CalendarKind, dayPath, entryKey, idOfRowKey, type StoredRow } from '@court/records';
import * as v from 'valibot';
import { ledgerPaths } from './ledger';
import type { OwnerDatabase } from './owner-database';

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
};

/** True while the row is counted: neither moved away nor removed. */
export const isActive = ({ row }: RowAt) => !row.movedTo && row.s !== 'removed';

/** The publisher alone writes rows, so that they are taken in the shape in which it wrote them. */
function readRows(value: unknown): Map<string, RowAt> {
  const rows = (value ?? {}) as Record<string, StoredRow>;
  return new Map(
    Object.entries(rows).map(([rowKey, row]) => [entryKey(idOfRowKey(rowKey)), { rowKey, row }]),
  );
}

export async function loadDay(database: OwnerDatabase, kind: CalendarKind, date: string): Promise<StoredDay> {
  const [rows, sums] = await Promise.all([
    database.get(dayPath(kind, date)),
    database.get(ledgerPaths.records(kind, date)),
  ]);
  const asStored = readRows(rows);
  return {
    date,
    rows: new Map(asStored),
    asStored,
    sums: new Map(Object.entries(v.parse(sumsSchema, sums))),
  };
}

/** A day of which nothing was published yet. */
export const emptyDay = (date: string): StoredDay => ({
  date,
  rows: new Map(),
  asStored: new Map(),
  sums: new Map(),
});
