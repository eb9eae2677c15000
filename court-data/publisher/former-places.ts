import { type CalendarKind, dayPath, entriesPath } from '@court/records';
import type { Move } from './diff-days';
import type { ExportedRecords } from './exported-records';
import type { HearingUpdates } from './hearing-updates';
import { ledgerPaths } from './ledger';
import type { OwnerDatabase } from './owner-database';
import { parallelMap } from './parallel-map';
import { readTombstones } from './tombstones';

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
