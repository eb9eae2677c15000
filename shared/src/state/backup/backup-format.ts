import { shortHash } from '../../records/short-hash';
import type { Lists } from '../lists/lists';

/** By court code. */
export type ListsByCourt = ReadonlyMap<string, Lists>;

/** What a backup says it is, in its first line. */
export const BACKUP_MARK = 'court-calendar-lists';

/** Raised when a backup holds what earlier releases would lose. */
export const BACKUP_VERSION = 1;

/** Characters; five thousand hearings with notes take about 3 million. */
export const MOST_BACKUP = 20_000_000;

/** Stands for all that a backup says. `courts`: as it is written, code → lists. */
export function checksumOf(version: number, made: string, courts: unknown): string {
  return shortHash(JSON.stringify([version, made, courts]));
}
