import {
  type CalendarEntry,
  type CalendarKind,
  dayPath,
  entriesPath,
  type WithdrawnEntry,
} from '@court/domain';
import * as v from 'valibot';
import type { ExportedRecords } from '../checking/exported-records';
import type { PublishedRecord } from '../checking/published-record';
import { ledgerPaths } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import type { RowAt } from '../store/stored-day';

type Paths = () => Iterable<readonly [path: string, value: unknown]>;

/** Collects paths from all parts of a publication, so that one update writes all paths of a record. */
export class HearingUpdates {
  readonly #updates = new Map<string, Map<string, unknown>>();
  readonly #later = new Map<string, Paths>();

  /**
   * Adds a path. A path directly below one that the update replaces changes that value instead, because the database
   * refuses both in one update. Below a deleted path, it writes nothing.
   */
  add(key: string, path: string, value: unknown) {
    const update = this.#updates.get(key) ?? new Map<string, unknown>();
    this.#updates.set(key, update);
    const above = path.slice(0, path.lastIndexOf('/'));
    const written = update.get(above);
    if (written === undefined) {
      update.set(path, value);
      return;
    }
    const field = path.slice(above.length + 1);
    if (written === null) return;
    const { [field]: _before, ...others } = written as Record<string, unknown>;
    update.set(above, value === null ? others : { ...others, [field]: value });
  }

  /** Adds leaf paths for a record that has an update. `make` is called when the update is taken. */
  addLater(key: string, make: Paths) {
    this.#later.set(key, make);
  }

  /** Number of records whose update was not taken yet. */
  get size(): number {
    return this.#updates.size;
  }

  /** True if the record's update writes the path. */
  has(key: string, path: string): boolean {
    return this.#updates.get(key)?.has(path) === true;
  }

  /** Takes the record's update. Null if there is none, or if it was taken already. */
  take(key: string): Update | null {
    const update = this.#updates.get(key);
    const later = this.#later.get(key);
    this.#updates.delete(key);
    this.#later.delete(key);
    return update ? Object.fromEntries([...update, ...(later?.() ?? [])]) : null;
  }

  /** Takes all remaining updates. */
  takeRest(): Update[] {
    return [...this.#updates.keys()].map((key) => this.take(key) ?? {});
  }
}

/**
 * The reason for which a record is written. `written`: it is in the export. `removed`: the export no longer has it; its
 * row stays and says so. `expired`: it is older than the court's retention time. `withdrawn`: it is sealed or taken out
 * of public view.
 */
export type WhyWritten = 'written' | 'removed' | 'expired' | 'withdrawn';

/** A record that moved to another day or was sealed. `left` is its former day, or null if there was none. */
export type Move = { record: PublishedRecord; left: string | null };

/** A record whose day is rewritten. */
export type Written = {
  /** key in `…Entries11` */
  key: string;
  /** its current day, YYYY-MM-DD */
  date: string;
  /** the exported record; null if it is missing from the export, expired, or withdrawn by command */
  record: PublishedRecord | null;
  /** its new docket row; null if the record expired or was withdrawn and may stay in no list */
  at: RowAt | null;
  why: WhyWritten;
};

/** A record that a publication writes, with its former public entry. `before` is null for a new record. */
export type Touched = Written & { before: CalendarEntry | WithdrawnEntry | null };

/** The public entry of a record, or null. Only the publisher writes entries, so their form is not checked. */
export async function readEntry(database: OwnerDatabase, kind: CalendarKind, key: string) {
  return ((await database.get(`${entriesPath(kind)}/${key}`)) ?? null) as Touched['before'];
}

/** The entry if it is public, else null. */
export const openEntry = (entry: Touched['before']): CalendarEntry | null =>
  entry && !('withdrawn' in entry) ? entry : null;

/**
 * Reads the former public entry of each record. One update writes all paths of a record, so the entry always matches
 * the indexes. The first publication of a court reads nothing.
 */
export async function touchedRecords(
  database: OwnerDatabase,
  kind: CalendarKind,
  written: readonly Written[],
  isFirst: boolean,
): Promise<Touched[]> {
  return parallelMap(written, async (one): Promise<Touched> => {
    return { ...one, before: isFirst ? null : await readEntry(database, kind, one.key) };
  });
}

const tombstonesSchema = v.nullish(
  v.record(v.string(), v.object({ rowKey: v.string(), since: v.string() })),
  {},
);

/** A row that a record left behind: its key in its day, and the day (YYYY-MM-DD) of that publication. */
type Tombstone = { rowKey: string; since: string };

/** Rows of a record that moved or was removed, by their day. */
export async function readTombstones(
  database: OwnerDatabase,
  kind: CalendarKind,
  key: string,
): Promise<Record<string, Tombstone>> {
  return v.parse(tombstonesSchema, await database.get(ledgerPaths.tombstones(kind, key)));
}

/**
 * Former days of records that are new to their current day: day → keys. The export may not reach back to the day from
 * which a hearing was moved.
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
 * Updates the rows that earlier moves of a record left behind, so that they name its current day. If the record is
 * sealed, removes them.
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
