import { type CalendarKind, changesPath, dayIn, entriesPath, entryKey, idOfChangeKey } from '@court/records';
import * as v from 'valibot';
import type { ExportedRecords } from '../checking/exported-records';
import { type DayDiff, drop } from '../diff/diff-day';
import { openEntry, readEntry, readTombstones, type Touched, type Written } from '../diff/touched-records';
import { type Ledger, ledgerPaths, type Publication } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/pace';

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
 * Days of the ledger with records that the court no longer keeps. The export no longer reaches back to these days, or
 * leaves out some of their records. Records that the export still holds stay public, however old they are.
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
 * Takes away, in every path, what the court keeps no longer on the opened days: rows, entries, and what the ledger holds
 * of them; `after` clears the ledger's marks.
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
