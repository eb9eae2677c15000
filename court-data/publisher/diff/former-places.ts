import { type CalendarKind, dayPath, entriesPath } from '@court/records';
import * as v from 'valibot';
import type { ExportedRecords } from '../checking/exported-records';
import { ledgerPaths } from '../store/ledger';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/parallel-map';
import type { HearingUpdates, Move } from './touched-records';

const tombstonesSchema = v.nullish(
  v.record(v.string(), v.object({ rowKey: v.string(), since: v.string() })),
  {},
);

/** A row that a record has left behind: its key in its day, and the day (YYYY-MM-DD) on which that was published. */
type Tombstone = { rowKey: string; since: string };

/** Rows of a record that has moved away or was removed, by the day on which they lie. */
export async function readTombstones(
  database: OwnerDatabase,
  kind: CalendarKind,
  key: string,
): Promise<Record<string, Tombstone>> {
  return v.parse(tombstonesSchema, await database.get(ledgerPaths.tombstones(kind, key)));
}

/**
 * Days on which records stood that are new to their present day: day → keys. An export need not reach back to the day
 * a hearing has been moved from.
 */
export async function formerDays(
  database: OwnerDatabase,
  exported: ExportedRecords,
  arrivals: readonly string[],
): Promise<Map<string, string[]>> {
  const days = new Map<string, string[]>();
  await parallelMap(arrivals, async (key) => {
    const former = await database.get(`${entriesPath(exported.kind)}/${key}/date`);
    if (typeof former === 'string' && former !== exported.dateOf(key))
      days.set(former, [...(days.get(former) ?? []), key]);
  });
  return days;
}

/**
 * Rows that earlier moves of a record have left behind: they name its present place, or go where it was sealed.
 */
export async function followTombstones(
  database: OwnerDatabase,
  kind: CalendarKind,
  moves: readonly Move[],
  updates: HearingUpdates,
): Promise<void> {
  await parallelMap(moves, async ({ record, left }) => {
    const { key, date, time, row } = record;
    for (const [day, { rowKey }] of Object.entries(await readTombstones(database, kind, key))) {
      const path = `${dayPath(kind, day)}/${rowKey}`;
      if (day === left || day === date || updates.has(key, path)) continue;
      if (row) updates.add(key, `${path}/movedTo`, { date, time });
      else updates.add(key, path, null);
      if (!row) updates.add(key, `${ledgerPaths.tombstones(kind, key)}/${day}`, null);
    }
  });
}
