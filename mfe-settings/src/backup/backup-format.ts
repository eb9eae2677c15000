import type { Lists } from '@court/contract';
import { shortHash } from '@court/domain';
import type { Attorneys } from './followed-attorneys';

/** The lists of a court, and the attorneys whom the reader follows there. */
export type CourtLists = Lists & { attorneys?: Attorneys };

/** Keys are court codes. */
export type ListsByCourt = ReadonlyMap<string, CourtLists>;

/** Marks a file as a backup, in its first line. */
export const BACKUP_MARK = 'court-calendar-lists';

/** Incremented if earlier releases would lose data of a backup. Version 2 added followed attorneys. */
export const BACKUP_VERSION = 2;

/** The version that every release can read. Used if no attorneys are followed. */
export const FIRST_VERSION = 1;

/** The lists of a backup. `leftOut`: number of items that could not be read. */
export type ReadBackup = { lists: ListsByCourt; leftOut: number };

/** Maximum number of items on all lists of a link or a file. A link from this app has some hundreds. */
export const MAX_ITEMS_IN_LINK = 5_000;
export const MAX_ITEMS_IN_FILE = 20_000;

/** Maximum number of courts in a link or file. The United States have 94 bankruptcy courts. */
export const MAX_COURTS = 200;

/** Maximum characters of a backup. Five thousand hearings with notes take about 3 million. */
export const MAX_BACKUP_LENGTH = 20_000_000;

/** Checksum of a backup. `courts`: lists by court code, as they are written. */
export function checksumOf(version: number, made: string, courts: unknown): string {
  return shortHash(JSON.stringify([version, made, courts]));
}
