import type { Lists } from '@court/contract';
import { shortHash } from '@court/records';
import type { Attorneys } from './followed-attorneys';

/** The lists of a court, and the attorneys who are followed there. */
export type CourtLists = Lists & { attorneys?: Attorneys };

/** By court code. */
export type ListsByCourt = ReadonlyMap<string, CourtLists>;

/** What a backup says it is, in its first line. */
export const BACKUP_MARK = 'court-calendar-lists';

/** Raised when a backup holds what earlier releases would lose: from 2 on it may hold followed attorneys. */
export const BACKUP_VERSION = 2;

/** The version of a backup that any release can read: where nobody is followed. */
export const FIRST_VERSION = 1;

/** Lists that were read, and how many things on them could not be. */
export type ReadBackup = { lists: ListsByCourt; leftOut: number };

/** Things on all lists of a link or a file: a link made here holds some hundreds. */
export const MOST_IN_LINK = 5_000;
export const MOST_IN_FILE = 20_000;

/** Courts of a link or file; the United States have 94 bankruptcy courts. */
export const MOST_COURTS = 200;

/** Characters; five thousand hearings with notes take about 3 million. */
export const MOST_BACKUP = 20_000_000;

/** Stands for all that a backup says. `courts`: as it is written, code → lists. */
export function checksumOf(version: number, made: string, courts: unknown): string {
  return shortHash(JSON.stringify([version, made, courts]));
}
