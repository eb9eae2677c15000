import { type CalendarEntry, type CalendarKind, entriesPath, type WithdrawnEntry } from '@court/records';
import type { OwnerDatabase } from './owner-database';
import { parallelMap } from './parallel-map';
import type { PublishedRecord } from './published-record';
import type { RowAt } from './stored-day';

/**
 * `written`: as the export has it. `removed`: missing from the export, its row stays and says so. `expired`: older than
 * the court keeps records. `withdrawn`: sealed, or taken out of public view.
 */
export type WhyWritten = 'written' | 'removed' | 'expired' | 'withdrawn';

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
