import {
  type CalendarEntry,
  type CalendarKind,
  dayPath,
  entriesPath,
  type WithdrawnEntry,
} from '@court/records';
import * as v from 'valibot';
import type { ExportedRecords } from '../checking/exported-records';
import { ledgerPaths } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/pace';
import type { PublishedRecord } from './published-record';
import type { RowAt } from './stored-day';

type Paths = () => Iterable<readonly [path: string, value: unknown]>;

/** Gathers paths so that all of one record go in one update, wherever they were found. */
export class HearingUpdates {
  readonly #updates = new Map<string, Map<string, unknown>>();
  readonly #later = new Map<string, Paths>();

  /**
   * A path right below one that the update writes as a whole changes what that writes, since the database does not take
   * both; below what the update deletes, nothing is written.
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

  /** Once for a record that has an update: paths at the ends of the tree, worked out only when the update is taken. */
  addLater(key: string, make: Paths) {
    this.#later.set(key, make);
  }

  /** Number of records with an update that was not taken yet. */
  get size(): number {
    return this.#updates.size;
  }

  /** True where the record's update writes the path. */
  has(key: string, path: string): boolean {
    return this.#updates.get(key)?.has(path) === true;
  }

  /** The record's update, handed out once; null when there is none, or no longer. */
  take(key: string): Update | null {
    const update = this.#updates.get(key);
    const later = this.#later.get(key);
    this.#updates.delete(key);
    this.#later.delete(key);
    return update ? Object.fromEntries([...update, ...(later?.() ?? [])]) : null;
  }

  /** All that was not taken yet. */
  takeRest(): Update[] {
    return [...this.#updates.keys()].map((key) => this.take(key) ?? {});
  }
}

/**
 * `written`: as the export has it. `removed`: missing from the export, its row stays and says so. `expired`: older than
 * the court keeps records. `withdrawn`: sealed, or taken out of public view.
 */
export type WhyWritten = 'written' | 'removed' | 'expired' | 'withdrawn';

/** A record that has left a day for another, or was sealed; `left` is null where it was on no other day before. */
export type Move = { record: PublishedRecord; left: string | null };

/** A record whose day is written anew. */
export type Written = {
  /** key in `…Entries11` */
  key: string;
  /** YYYY-MM-DD on which it stands now */
  date: string;
  /** as the export has it; null where it is missing from the export, too old to be kept, or withdrawn by command */
  record: PublishedRecord | null;
  /** its docket row as it will be; null where nothing of the record may stay in any list: expired or withdrawn */
  at: RowAt | null;
  why: WhyWritten;
};

/** A record that a publication writes, with what was public of it before; `before` is null where it is new. */
export type Touched = Written & { before: CalendarEntry | WithdrawnEntry | null };

/** An entry as it is public; null where there is none. The publisher alone writes entries: they are in its own shape. */
export async function readEntry(database: OwnerDatabase, kind: CalendarKind, key: string) {
  return ((await database.get(`${entriesPath(kind)}/${key}`)) ?? null) as Touched['before'];
}

/** The entry where it is one that people can see. */
export const openEntry = (entry: Touched['before']): CalendarEntry | null =>
  entry && !('withdrawn' in entry) ? entry : null;

/**
 * Reads what was public of each record. All paths of a record are written in one update, so that the entry tells
 * exactly what stands in the indexes. Nothing is read at a court's first publication.
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
