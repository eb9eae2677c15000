import {
  type CalendarEntry,
  type CalendarKind,
  CHANGED_FIELDS,
  type ChangeRecord,
  changeKey,
  changesPath,
  dataPath,
  entriesPath,
  type FromTo,
  isSameJson,
  type RecordChange,
  settledStatus,
  stateOfStatus,
  statusWithFlags,
} from '@court/records';
import { continuedDay } from '../checking/source-days';
import { afterOf, caseOf } from '../diff/continued-groups';
import { cut } from '../diff/published-record';
import { type HearingUpdates, openEntry, type Touched } from '../diff/touched-records';
import { ledgerPaths, type Publication } from '../store/ledger';
import type { Links } from './plan-links';

const LONGEST_TEXT = 200;
const DIAL_IN = ['url', 'meetingId', 'passcode', 'phone', 'accessCode', 'registerBy', 'note'] as const;

type Field = (typeof CHANGED_FIELDS)[number];

const VALUES: Record<Field, (entry: CalendarEntry) => string | null | undefined> = {
  status: (entry) => statusWithFlags(entry.status, entry),
  continuedTo: ({ continuedTo, continuedTime }) =>
    continuedTo && [continuedTo, continuedTime].filter(Boolean).join(' '),
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
function changeOf(before: CalendarEntry | null, after: CalendarEntry, at: number): RecordChange | null {
  const status = VALUES.status(after) ?? '';
  // of a new record the list says whether it is on
  if (!before)
    return { at, what: 'added', ...(stateOfStatus(status) !== 'on' && { status: { to: status } }) };
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
function changeRecord(change: RecordChange, entry: CalendarEntry): ChangeRecord {
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

const MOST_CHANGES = 20;

type EntriesJob = {
  kind: CalendarKind;
  publication: Publication;
  touched: readonly Touched[];
  links: ReadonlyMap<string, Links>;
  updates: HearingUpdates;
  /** keys in `…/changes` of each record that is taken out of view, by entry key */
  published: ReadonlyMap<string, readonly string[]>;
  /** true while the first publication is not ended: nothing is new to people then */
  isFirst: boolean;
};

/** Links as they were; where they are worked out anew, that is written over them. */
function linksOf(before: CalendarEntry | null): Partial<CalendarEntry> {
  const { continuedToId, continuedFromId, continuedFrom } = before ?? {};
  return {
    ...(continuedToId && { continuedToId }),
    ...(continuedFromId && { continuedFromId }),
    ...(continuedFrom && { continuedFrom }),
  };
}

/** Where the ledger holds that a hearing was continued; null where it was not. */
function continuedPath(kind: CalendarKind, key: string, entry: CalendarEntry | null): string | null {
  const day = entry && continuedDay(entry);
  return day ? `${ledgerPaths.continued(kind, day)}/${key}` : null;
}

/** Keeps the ledger of hearings that were continued to a day. */
export function followContinued(
  updates: HearingUpdates,
  kind: CalendarKind,
  { key, before }: Touched,
  after: CalendarEntry | null,
) {
  const old = continuedPath(kind, key, openEntry(before));
  const path = continuedPath(kind, key, after);
  if (old && old !== path) updates.add(key, old, null);
  if (path && after) updates.add(key, path, caseOf(after));
}

function tell(
  { kind, publication, updates }: EntriesJob,
  change: RecordChange,
  key: string,
  entry: CalendarEntry,
) {
  const path = `${changesPath(kind)}/${changeKey(change.at, entry.id)}`;
  updates.add(key, path, changeRecord(change, entry));
  updates.add(key, ledgerPaths.expiringMark(kind, publication.today), true);
}

/** Whether the court says the same of a record. Keys, links and changes are the publisher's own. */
function saysTheSame(earlier: CalendarEntry, after: CalendarEntry): boolean {
  const said = (entry: CalendarEntry) => {
    const { caseKey, continuedToId, continuedFromId, continuedFrom, changes, revised, ...fields } = entry;
    return fields;
  };
  return isSameJson(said(earlier), said(after));
}

/** The entry takes the place of what was public, with its earlier changes and this one. */
function write(job: EntriesJob, { key, before }: Touched, after: CalendarEntry) {
  const earlier = openEntry(before);
  const isNews = earlier !== null || !job.isFirst;
  const change = isNews ? changeOf(earlier, after, job.publication.at) : null;
  const changes = [...(earlier?.changes ?? []), ...(change ? [change] : [])].slice(-MOST_CHANGES);
  const isRevised = earlier !== null && !change && !saysTheSame(earlier, after);
  const revised = isRevised ? job.publication.at : earlier?.revised;
  const entry = {
    ...after,
    ...linksOf(earlier),
    ...(changes.length > 0 && { changes }),
    ...(revised && { revised }),
  };
  job.updates.add(key, `${entriesPath(job.kind)}/${key}`, entry);
  if (change) tell(job, change, key, after);
}

/** The entry stays, and says that the court no longer lists the record; of one that was not on, what became of it, too. */
function removeEntry(job: EntriesJob, one: Touched) {
  const earlier = openEntry(one.before);
  if (!earlier) return;
  const lastStatus = settledStatus(earlier.status, earlier);
  write(job, one, { ...earlier, status: 'removed', ...(lastStatus && { lastStatus }) });
}

/** Of the record no path holds more than that it was taken out of view. */
function withdraw({ kind, publication, updates, published }: EntriesJob, { key, before }: Touched) {
  updates.add(key, `${entriesPath(kind)}/${key}`, { withdrawn: true });
  for (const change of published.get(key) ?? []) updates.add(key, `${changesPath(kind)}/${change}`, null);
  if (openEntry(before)) updates.add(key, `${dataPath('lastUpdated')}/withdrawn`, publication.at);
}

/**
 * Entries, with what changed about each, as compared with what is public: a day that is written again because a run
 * broke off invents no change, and loses none.
 */
export function planEntries(job: EntriesJob): void {
  const { kind, touched, links, updates } = job;
  for (const one of touched) {
    const after = afterOf(one);
    if (after) write(job, one, after);
    else if (one.why === 'removed') removeEntry(job, one);
    else if (one.why === 'withdrawn') withdraw(job, one);
    followContinued(updates, kind, one, after);
  }
  for (const [key, { along = key, ...anew }] of links) {
    for (const [field, value] of Object.entries(anew)) {
      updates.add(along, `${entriesPath(kind)}/${key}/${field}`, value);
    }
  }
}
