import { type CalendarKind, changesPath } from '@court/records';
import * as v from 'valibot';
import { type DayDiff, drop } from './diff-day';
import type { ExportedRecords } from './exported-records';
import { type Ledger, ledgerPaths } from './ledger';
import type { OwnerDatabase, Update } from './owner-database';
import { parallelMap } from './parallel-map';
import type { Publication } from './publication';
import { outdatedChanges } from './published-changes';
import { readTombstones } from './tombstones';
import type { Written } from './touched-records';

/** A row that has been there for its 30 days: the record's entry key, and the day on which the row lies. */
export type ExpiredTombstone = { key: string; date: string };

/** What was published more than 30 days ago and goes now. */
export type Expiring = {
  tombstones: readonly ExpiredTombstone[];
  /** deletions of old change records */
  units: Update[];
  /** clears what the ledger says of it */
  after: Update[];
};

const expiringSchema = v.nullish(v.record(v.string(), v.record(v.string(), v.literal(true))), {});

/** Rows left behind on a day of publishing, except those that have been written again since. */
async function tombstonesOf(
  database: OwnerDatabase,
  kind: CalendarKind,
  published: string,
): Promise<ExpiredTombstone[]> {
  const passing = v.parse(expiringSchema, await database.get(ledgerPaths.expiring(kind, published)));
  const found = await parallelMap(Object.keys(passing), async (key) => {
    const tombstones = Object.entries(await readTombstones(database, kind, key));
    return tombstones.filter(([, { since }]) => since === published).map(([date]) => ({ key, date }));
  });
  return found.flat();
}

/** Finds what is due; reads nothing where the ledger names no day of publishing that is due. */
export async function findExpiring(
  database: OwnerDatabase,
  kind: CalendarKind,
  ledger: Ledger,
  publication: Publication,
): Promise<Expiring> {
  const due = Object.keys(ledger.passing[kind]).filter((day) => day < publication.firstExpiring);
  if (due.length === 0) return { tombstones: [], units: [], after: [] };
  const tombstones = await parallelMap(due, (published) => tombstonesOf(database, kind, published));
  const changes = await outdatedChanges(database, kind, publication);
  return {
    tombstones: tombstones.flat(),
    units: changes.map((key) => ({ [`${changesPath(kind)}/${key}`]: null })),
    after: due.map((day) => ({
      [ledgerPaths.expiring(kind, day)]: null,
      [ledgerPaths.expiringMark(kind, day)]: null,
    })),
  };
}

/**
 * Takes the rows away. Of a record that was removed, no row is left then: it is handed on, so that no list shows it any
 * more; its entry stays, and says so.
 */
export function dropTombstones(
  days: ReadonlyMap<string, DayDiff>,
  tombstones: readonly ExpiredTombstone[],
  exported: ExportedRecords,
): Written[] {
  const gone: Written[] = [];
  for (const { key, date } of tombstones) {
    const day = days.get(date);
    const at = day?.rows.get(key);
    if (!day || !at || exported.dateOf(key) === date) continue;
    drop(day, key);
    if (!at.row.movedTo && !exported.has(key))
      gone.push({ key, date, record: null, at: null, why: 'expired' });
  }
  return gone;
}
