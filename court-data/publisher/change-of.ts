import {
  type CalendarEntry,
  CHANGED_FIELDS,
  type ChangeRecord,
  type FromTo,
  type RecordChange,
} from '@court/records';
import { cut } from './stored-row-of';

const LONGEST_TEXT = 200;
const DIAL_IN = ['url', 'meetingId', 'passcode', 'phone', 'accessCode', 'registerBy', 'note'] as const;

type Field = (typeof CHANGED_FIELDS)[number];

const VALUES: Record<Field, (entry: CalendarEntry) => string | null | undefined> = {
  status: (entry) => entry.status,
  date: (entry) => entry.date,
  time: (entry) => entry.time,
  eventTime: (entry) => entry.eventTime,
  how: (entry) => entry.appear?.mode,
  place: (entry) => entry.location,
  office: (entry) => entry.officeId,
  judge: (entry) => entry.judgeId,
  outcome: (entry) => entry.outcome,
};

function fromTo(from: string | null | undefined, to: string | null | undefined): FromTo {
  return {
    ...(from ? { from: cut(from, LONGEST_TEXT) } : {}),
    ...(to ? { to: cut(to, LONGEST_TEXT) } : {}),
  };
}

/**
 * What differs between an entry that is public and the one that takes its place; null where it is nothing people are
 * told of. `before` null: the record is new.
 */
export function changeOf(
  before: CalendarEntry | null,
  after: CalendarEntry,
  at: number,
): RecordChange | null {
  if (!before) return { at, what: 'added' };
  const fields: Partial<Record<Field, FromTo>> = {};
  for (const field of CHANGED_FIELDS) {
    const [from, to] = [VALUES[field](before), VALUES[field](after)];
    if ((from ?? '') !== (to ?? '')) fields[field] = fromTo(from, to);
  }
  const dialsDiffer = DIAL_IN.some((one) => (before.appear?.[one] ?? '') !== (after.appear?.[one] ?? ''));
  if (Object.keys(fields).length === 0 && !dialsDiffer) return null;
  const wasRemoved = before.status === 'removed';
  const what = after.status === 'removed' ? 'removed' : wasRemoved ? 'back' : 'changed';
  return { at, what, ...fields, ...(dialsDiffer ? { appear: true as const } : {}) };
}

/** A change with what a list shows of the record, `entry` being the record as it stands now. */
export function changeRecord(change: RecordChange, entry: CalendarEntry): ChangeRecord {
  return {
    ...change,
    n: entry.caseNumber,
    c: entry.caseTitle,
    y: entry.caseType,
    d: entry.date,
    t: entry.time,
    ...(entry.judgeId ? { j: entry.judgeId } : {}),
    ...(entry.officeId ? { o: entry.officeId } : {}),
  };
}
