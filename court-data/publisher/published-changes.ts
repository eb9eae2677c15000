import { type CalendarKind, changesPath, dayIn, entryKey, idOfChangeKey } from '@court/records';
import type { OwnerDatabase } from './owner-database';
import type { Publication } from './publication';

const DAY_MS = 86_400_000;

const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/**
 * Keys of the change records of some records, by entry key. An entry holds its last 20 changes only, so that the keys of
 * all change records are read (no values): taking a record out of view is rare.
 */
export async function changesOfRecords(
  database: OwnerDatabase,
  kind: CalendarKind,
  records: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  const found = new Map([...records].map((key): [string, string[]] => [key, []]));
  if (records.size === 0) return found;
  for (const key of keysOf(await database.get(changesPath(kind), { shallow: 'true' }))) {
    found.get(entryKey(idOfChangeKey(key)))?.push(key);
  }
  return found;
}

/** Keys of the change records that have been there for their 30 days. Reads these and the ones of the day after. */
export async function outdatedChanges(
  database: OwnerDatabase,
  kind: CalendarKind,
  { firstExpiring: firstPassing, zone, today, at }: Publication,
): Promise<string[]> {
  const days = (Date.parse(today) - Date.parse(firstPassing)) / DAY_MS;
  const endAt = JSON.stringify(String(at - (days - 1) * DAY_MS));
  const read = await database.get(changesPath(kind), { orderBy: '"$key"', endAt });
  return keysOf(read).filter((key) => dayIn(zone, Number.parseInt(key, 10)) < firstPassing);
}
