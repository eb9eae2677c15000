import { fromKey, keyPart } from '../keys/keys';
import { listOf, objectOf, textsOf } from '../parsing/json-fields';
import { isMoment } from '../time/court-days';

/** An old and a new value. A side is missing if the court gave or gives no value. */
export type FromTo = { from?: string; to?: string };

/**
 * The fields of a record that one publication changed. `added`: new to a calendar that was published before.
 * `removed`: the court no longer lists it. `back`: it was removed and is listed again.
 */
export type RecordChange = {
  /** time of the publication, epoch ms: the same for all its changes, and later than every publication before */
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
  /** set if the link, the phone number or their codes changed */
  appear?: true;
  /** the status after its flags: a scheduled record that is flagged as stricken counts as stricken */
  status?: FromTo;
  /** date YYYY-MM-DD of its successor, and after a space its time HH:mm if the court prints one */
  continuedTo?: FromTo;
  /** at most 200 characters */
  outcome?: FromTo;
};

/** Fields of a RecordChange that hold an old and a new value, in the order in which screens list them. */
export const CHANGED_FIELDS = [
  'status',
  'continuedTo',
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
 * A change as stored in `…/changes/<epoch ms>~<id>` for 30 days, with the record's current fields that a list shows.
 * All changes up to `lastUpdated11/<kind>` are complete. A client remembers that time, not its own clock, and next
 * reads from the following millisecond.
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
  /** id in offices11, which gives the zone */
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

/**
 * The values of a record before its last change, by field. Only fields of that change. '' if the court gave no value.
 */
export type Formerly = { [Field in (typeof CHANGED_FIELDS)[number]]?: string };

/** Returns {} for a record that was only added. */
export function formerly(changes: readonly RecordChange[] = []): Formerly {
  const last = changes.at(-1);
  if (!last || last.what === 'added') return {};
  const { at: _at, what: _what, appear: _appear, ...fields } = last;
  return Object.fromEntries(Object.entries(fields).map(([field, { from = '' }]) => [field, from]));
}

const KINDS: readonly RecordChange['what'][] = ['added', 'changed', 'removed', 'back'];

function recordChangeOf(json: unknown): RecordChange | null {
  const at = objectOf(json);
  const what = KINDS.find((kind) => kind === at?.what);
  if (!at || !what || !isMoment(at.at)) return null;
  const fields: Partial<Record<(typeof CHANGED_FIELDS)[number], FromTo>> = {};
  for (const field of CHANGED_FIELDS) {
    const sides = textsOf(at[field], ['from', 'to']);
    if (Object.keys(sides).length > 0) fields[field] = sides;
  }
  return { at: at.at, what, ...fields, ...(at.appear === true ? { appear: true as const } : {}) };
}

/** A record's `changes`, oldest first. Leaves out invalid changes and fields of a wrong type. */
export function recordChangesOf(json: unknown): RecordChange[] {
  return listOf(json)
    .flatMap((item) => recordChangeOf(item) ?? [])
    .sort((a, b) => a.at - b.at);
}

const SHOWN = ['n', 'c', 'y', 't', 'j', 'o'] as const;

/** A change with its record's id and, if they can be read, the record's current fields that a list shows. */
export type CalendarChange = RecordChange &
  Pick<ChangeRecord, 'd'> &
  Partial<Record<(typeof SHOWN)[number], string>> & { id: string };

function calendarChangeOf(key: string, json: unknown): CalendarChange[] {
  const [change] = recordChangesOf([json]);
  const { d, ...shown } = textsOf(objectOf(json), ['d', ...SHOWN]);
  return change && d ? [{ ...shown, ...change, d, id: idOfChangeKey(key) }] : [];
}

const whenHeard = ({ d, t = '' }: CalendarChange) => d + t;

/**
 * The children of `…/changes`, the latest publication first. Changes of one publication are sorted by the hearing's
 * date and time. Leaves out invalid changes and changes without a date.
 */
export function calendarChangesOf(json: unknown): CalendarChange[] {
  return Object.entries(objectOf(json) ?? {})
    .flatMap(([key, record]) => calendarChangeOf(key, record))
    .sort((one, other) => other.at - one.at || (whenHeard(one) < whenHeard(other) ? -1 : 1));
}
