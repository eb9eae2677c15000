import { fromKey, keyPart } from './keys';

/** An old and a new value; a side that is missing was, or is, not given. */
export type FromTo = { from?: string; to?: string };

/**
 * What one publication changed about a record: only the fields that differ. `added`: new to a calendar that was
 * published before. `removed`: the court no longer lists it. `back`: it was removed and is listed again.
 */
export type RecordChange = {
  /** when it was published, epoch ms: the same for all of one publication, and later than every one before */
  at: number;
  what: 'added' | 'changed' | 'removed' | 'back';
  /** YYYY-MM-DD */
  date?: FromTo;
  /** block time HH:mm, local to the venue */
  time?: FromTo;
  /** the hearing's own time HH:mm inside its block */
  eventTime?: FromTo;
  /** ids in judges11 */
  judge?: FromTo;
  /** ids in offices11 */
  office?: FromTo;
  /** as printed, at most 200 characters */
  place?: FromTo;
  /** mode of appearing, as in a docket row's `a` */
  how?: FromTo;
  /** the link, the number to dial or what goes with them differs */
  appear?: true;
  status?: FromTo;
  /** at most 200 characters */
  outcome?: FromTo;
};

/** Fields of a RecordChange that hold an old and a new value, in the order in which they are told. */
export const CHANGED_FIELDS = [
  'status',
  'date',
  'time',
  'eventTime',
  'how',
  'place',
  'office',
  'judge',
  'outcome',
] as const satisfies readonly (keyof RecordChange)[];

/**
 * A change as it lies in `…/changes/<epoch ms>~<id>` for 30 days, with what a list shows of the record beside it, as it
 * stands now. All changes up to `lastUpdated11/<kind>` are complete: a reader remembers that time, not the clock, and
 * next time reads from the millisecond after it.
 */
export type ChangeRecord = RecordChange & {
  /** case number and title as the court prints them, and case type */
  n: string;
  c: string;
  y: 'bk' | 'ap' | 'mp';
  /** YYYY-MM-DD and HH:mm, local to the venue */
  d: string;
  t: string;
  /** id in judges11 */
  j?: string;
  /** id in offices11, which knows the zone */
  o?: string;
};

/** Key of a change record: `1795456800000~<id>`, so that key order is the order of publications. */
export function changeKey(at: number, id: string): string {
  return `${at}~${keyPart(id)}`;
}

/** The record's id in a key made by changeKey. */
export function idOfChangeKey(key: string): string {
  return fromKey(key).slice(1).join('~');
}
