import type { CalendarKind } from '@court/records';
import * as v from 'valibot';
import { ledgerPaths } from './ledger';
import type { OwnerDatabase } from './owner-database';

const tombstonesSchema = v.nullish(
  v.record(v.string(), v.object({ rowKey: v.string(), since: v.string() })),
  {},
);

/** A row that a record has left behind: its key in its day, and the day (YYYY-MM-DD) on which that was published. */
export type Tombstone = { rowKey: string; since: string };

/** Rows of a record that has moved away or was removed, by the day on which they lie. */
export async function readTombstones(
  database: OwnerDatabase,
  kind: CalendarKind,
  key: string,
): Promise<Record<string, Tombstone>> {
  return v.parse(tombstonesSchema, await database.get(ledgerPaths.tombstones(kind, key)));
}
