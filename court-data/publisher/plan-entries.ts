import {
  type CalendarEntry,
  type CalendarKind,
  changeKey,
  changesPath,
  entriesPath,
  type RecordChange,
} from '@court/records';
import { changeOf, changeRecord } from './change-of';
import { afterOf, caseOf } from './continued-groups';
import type { HearingUpdates } from './hearing-updates';
import { ledgerPaths } from './ledger';
import type { Links } from './plan-links';
import type { Publication } from './publication';
import { continuedDay } from './source-days';
import { openEntry, type Touched } from './touched-records';

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

/** The entry takes the place of what was public, with its earlier changes and this one. */
function write(job: EntriesJob, { key, before }: Touched, after: CalendarEntry) {
  const earlier = openEntry(before);
  const isNews = earlier !== null || !job.isFirst;
  const change = isNews ? changeOf(earlier, after, job.publication.at) : null;
  const changes = [...(earlier?.changes ?? []), ...(change ? [change] : [])].slice(-MOST_CHANGES);
  const entry = { ...after, ...linksOf(earlier), ...(changes.length > 0 && { changes }) };
  job.updates.add(key, `${entriesPath(job.kind)}/${key}`, entry);
  if (change) tell(job, change, key, after);
}

/** The entry stays, and says that the court no longer lists the record. */
function removeEntry(job: EntriesJob, one: Touched) {
  const earlier = openEntry(one.before);
  if (earlier) write(job, one, { ...earlier, status: 'removed' });
}

/** Of the record no path holds more than that it was taken out of view. */
function withdraw({ kind, updates, published }: EntriesJob, key: string) {
  updates.add(key, `${entriesPath(kind)}/${key}`, { withdrawn: true });
  for (const change of published.get(key) ?? []) updates.add(key, `${changesPath(kind)}/${change}`, null);
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
    else if (one.why === 'withdrawn') withdraw(job, one.key);
    followContinued(updates, kind, one, after);
  }
  for (const [key, { along = key, ...anew }] of links) {
    for (const [field, value] of Object.entries(anew)) {
      updates.add(along, `${entriesPath(kind)}/${key}/${field}`, value);
    }
  }
}
