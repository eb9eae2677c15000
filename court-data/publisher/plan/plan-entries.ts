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
} from '@court/domain';
import { cut } from '../checking/published-record';
import { continuedDay } from '../checking/source-days';
import { afterOf, caseOf } from '../diff/continued-groups';
import { type HearingUpdates, openEntry, type Touched } from '../diff/touched-records';
import { ledgerPaths, type Publication } from '../store/ledger';
import type { Links } from './plan-links';

const MAX_TEXT_LENGTH = 200;
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
    ...(from ? { from: cut(from, MAX_TEXT_LENGTH) } : {}),
    ...(to ? { to: cut(to, MAX_TEXT_LENGTH) } : {}),
  };
}

/**
 * The visible difference between the public entry and the new one. Null if no difference is visible to readers.
 * `before` is null for a new record.
 */
function changeOf(before: CalendarEntry | null, after: CalendarEntry, at: number): RecordChange | null {
  const status = VALUES.status(after) ?? '';
  // lists show the state of a new record only if it is not on
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

/** A change with the record's list data. `entry` is the record's new entry. */
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

const MAX_CHANGES = 20;

type EntriesJob = {
  kind: CalendarKind;
  publication: Publication;
  touched: readonly Touched[];
  links: ReadonlyMap<string, Links>;
  updates: HearingUpdates;
  /** keys in `…/changes` of each record that is withdrawn, by entry key */
  published: ReadonlyMap<string, readonly string[]>;
  /** true until the first publication has ended; it reports no records as new */
  isFirst: boolean;
};

/** The existing links. New links, if computed, replace them later. */
function linksOf(before: CalendarEntry | null): Partial<CalendarEntry> {
  const { continuedToId, continuedFromId, continuedFrom } = before ?? {};
  return {
    ...(continuedToId && { continuedToId }),
    ...(continuedFromId && { continuedFromId }),
    ...(continuedFrom && { continuedFrom }),
  };
}

/** Ledger path that records that a hearing was continued. Null if it was not. */
function continuedPath(kind: CalendarKind, key: string, entry: CalendarEntry | null): string | null {
  const day = entry && continuedDay(entry);
  return day ? `${ledgerPaths.continued(kind, day)}/${key}` : null;
}

/** Updates the ledger of hearings continued to a day. */
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

/** Whether the court's own data of a record is equal. Keys, links and changes come from the publisher. */
function saysTheSame(earlier: CalendarEntry, after: CalendarEntry): boolean {
  const said = (entry: CalendarEntry) => {
    const { caseKey, continuedToId, continuedFromId, continuedFrom, changes, revised, ...fields } = entry;
    return fields;
  };
  return isSameJson(said(earlier), said(after));
}

/** Writes the new entry, with the record's earlier changes and this one. */
function write(job: EntriesJob, { key, before }: Touched, after: CalendarEntry) {
  const earlier = openEntry(before);
  const isNews = earlier !== null || !job.isFirst;
  const change = isNews ? changeOf(earlier, after, job.publication.at) : null;
  const changes = [...(earlier?.changes ?? []), ...(change ? [change] : [])].slice(-MAX_CHANGES);
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

/** Keeps the entry, and marks the record as no longer listed. A record that was off also keeps its status. */
function removeEntry(job: EntriesJob, one: Touched) {
  const earlier = openEntry(one.before);
  if (!earlier) return;
  const lastStatus = settledStatus(earlier.status, earlier);
  write(job, one, { ...earlier, status: 'removed', ...(lastStatus && { lastStatus }) });
}

/** Withdraws a record. Each of its paths then only says that it was withdrawn. */
function withdraw({ kind, publication, updates, published }: EntriesJob, { key, before }: Touched) {
  updates.add(key, `${entriesPath(kind)}/${key}`, { withdrawn: true });
  for (const change of published.get(key) ?? []) updates.add(key, `${changesPath(kind)}/${change}`, null);
  if (openEntry(before)) updates.add(key, `${dataPath('lastUpdated')}/withdrawn`, publication.at);
}

/**
 * Writes entries and their changes, compared with the public entries. A day that is rewritten after an interrupted run
 * invents no change, and loses none.
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
