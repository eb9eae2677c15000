import { type CalendarEntry, type CalendarKind, entriesPath, type WithdrawnEntry } from '@court/records';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/parallel-map';
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
