import { type CalendarKind, changesPath, dayIn, entriesPath, entryKey, idOfChangeKey } from '@court/domain';
import * as v from 'valibot';
import type { ExportedRecords } from '../checking/exported-records';
import { type Ledger, ledgerPaths, type Publication } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import { type DayDiff, drop } from './diff-day';
import { openEntry, readEntry, readTombstones, type Touched, type Written } from './touched-records';

const DAY_MS = 86_400_000;

const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/**
 * Keys of the change records of some records, by entry key. An entry holds only its last 20 changes, so this reads the
 * keys (not the values) of all change records. That is acceptable, because withdrawals are rare.
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

/** Keys of the change records that are older than 30 days. Reads these and those of the following day. */
async function outdatedChanges(
  database: OwnerDatabase,
  kind: CalendarKind,
  { firstExpiring: firstPassing, zone, today, at }: Publication,
): Promise<string[]> {
  const days = (Date.parse(today) - Date.parse(firstPassing)) / DAY_MS;
  const endAt = JSON.stringify(String(at - (days - 1) * DAY_MS));
  const read = await database.get(changesPath(kind), { orderBy: '"$key"', endAt });
  return keysOf(read).filter((key) => dayIn(zone, Number.parseInt(key, 10)) < firstPassing);
}

type ExpiryJob = {
  database: OwnerDatabase;
  kind: CalendarKind;
  ledger: Ledger;
  publication: Publication;
  exported: ExportedRecords;
};

const keptSchema = v.nullish(v.record(v.string(), v.literal(true)), {});

/**
 * Days of the ledger with records that exceed the court's retention time. The export no longer reaches these days, or
 * leaves out some of their records. Records that are still in the export stay public at any age.
 */
export function expiredDays({ kind, ledger, publication, exported }: Omit<ExpiryJob, 'database'>): string[] {
  const held = new Set(exported.dates);
  const before = Object.keys(ledger[kind]).filter((date) => date < exported.from && !held.has(date));
  const days = new Set([...before, ...Object.keys(ledger.kept[kind])]);
  return [...days].filter((date) => date < publication.firstKept);
}

async function expireDay({ database, kind, exported, ledger }: ExpiryJob, day: DayDiff) {
  const { date, sums, rows, updates } = day;
  const path = ledgerPaths.kept(kind, date);
  const kept = ledger.kept[kind][date] ? v.parse(keptSchema, await database.get(path)) : {};
  const left = [...sums.keys(), ...rows.keys(), ...Object.keys(kept)].filter((key) => !exported.has(key));
  const found = await parallelMap([...new Set(left)], async (key): Promise<Touched[]> => {
    const before = await readEntry(database, kind, key);
    sums.delete(key);
    drop(day, key);
    updates.add(key, `${path}/${key}`, null);
    const ownKey = exported.aliases.ownKey(key);
    if (ownKey !== null && ownKey !== key) updates.add(key, ledgerPaths.alias(kind, ownKey), null);
    const stands = openEntry(before);
    if (!before || (stands && stands.date !== date)) return [];
    updates.add(key, `${entriesPath(kind)}/${key}`, null);
    return [{ key, date, record: null, at: null, why: 'expired', before }];
  });
  return found.flat();
}

/**
 * Removes expired records of the opened days from every path: rows, entries and ledger data. `after` clears the
 * ledger's marks.
 */
export async function expireRecords(
  job: ExpiryJob,
  days: Iterable<DayDiff>,
): Promise<{ expired: Touched[]; after: Update[] }> {
  const old = [...days].filter(({ date }) => date < job.publication.firstKept);
  const expired = await parallelMap(old, (day) => expireDay(job, day));
  const after = old.map(({ date }) => ({
    [ledgerPaths.kept(job.kind, date)]: null,
    [ledgerPaths.keptMark(job.kind, date)]: null,
  }));
  return { expired: expired.flat(), after };
}

/** A tombstone row older than 30 days: the record's entry key, and the day of the row. */
export type ExpiredTombstone = { key: string; date: string };

/** Data published more than 30 days ago that expires now. */
export type Expiring = {
  tombstones: readonly ExpiredTombstone[];
  /** deletions of old change records */
  units: Update[];
  /** clears its ledger data */
  after: Update[];
};

const expiringSchema = v.nullish(v.record(v.string(), v.record(v.string(), v.literal(true))), {});

/** Tombstone rows of a publication day, except those that were rewritten since. */
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

/** Finds expired data. Reads only the ledger if nothing expires. */
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
 * Removes the tombstone rows. A removed record then has no row, so it is returned, and all lists drop it. Its entry
 * stays and says that it was removed.
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
