import { type CalendarEntry, type CalendarKind, dayPath, entryKey, rowKey } from '@court/records';
import type { ExportedRecords } from '../checking/exported-records';
import { affectedGroups, afterOf, type LinksJob, matchContinued } from '../diff/continued-groups';
import { type HearingUpdates, openEntry, readEntry, type Touched } from '../diff/touched-records';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/pace';

/** What of an entry's links is written anew; null takes it away. */
export type Links = {
  continuedToId?: string | null;
  continuedFromId?: string | null;
  continuedFrom?: string | null;
  /** entry key of the record in whose update this goes, where it is not the record's own */
  along?: string;
};

/** All that decides which hearing continues which. */
function isSameHearing(one: CalendarEntry, other: CalendarEntry): boolean {
  const facts = (entry: CalendarEntry) =>
    [
      entry.status === 'removed',
      entry.date,
      entry.time,
      entry.caseNumber,
      entry.caseType,
      entry.judgeId ?? '',
      entry.docketNumber ?? '',
      entry.matter ?? '',
      entry.continuedTo ?? '',
      entry.continuedTime ?? '',
    ].join('\n');
  return facts(one) === facts(other);
}

/**
 * Takes the records' links away, from both sides. With the record goes what it takes from a successor that `isAlone`: one
 * that no publication would look at again.
 */
export function unlink(
  records: readonly Touched[],
  isAlone: (key: string) => boolean = () => false,
): Map<string, Links> {
  const links = new Map<string, Links>();
  const set = (key: string, more: Links) => links.set(key, { ...links.get(key), ...more });
  for (const { key, before } of records) {
    const { continuedToId, continuedFromId } = openEntry(before) ?? {};
    if (continuedToId) {
      const next = entryKey(continuedToId);
      set(key, { continuedToId: null });
      set(next, { continuedFromId: null, continuedFrom: null, ...(isAlone(next) && { along: key }) });
    }
    if (continuedFromId) {
      set(key, { continuedFromId: null, continuedFrom: null });
      set(entryKey(continuedFromId), { continuedToId: null });
    }
  }
  return links;
}

/**
 * Links between hearings that were continued and those that continue them, within one kind and case: by entry key, what
 * is written anew; and the ledger's marks of it. Only what the touched records bear on is worked out. A hearing that has
 * moved off the day to which its predecessor was continued is linked no longer.
 */
export async function planLinks(job: LinksJob): Promise<{ links: Map<string, Links>; marks: string[] }> {
  const affecting = job.touched.filter((one) => {
    const [before, after] = [openEntry(one.before), afterOf(one)];
    return !before || !after || !isSameHearing(before, after) || job.isUnfinished(one.date);
  });
  const isTouched = new Set(job.touched.map(({ key }) => key));
  const links = unlink(affecting, (key) => !isTouched.has(key) && !job.exported.has(key));
  const set = (key: string, more: Links) => links.set(key, { ...links.get(key), ...more });
  const { groups, marks } = await affectedGroups(job, affecting);
  for (const { predecessors, successors } of groups) {
    const matched = matchContinued(predecessors, successors);
    for (const { key } of successors) set(key, { continuedFromId: null, continuedFrom: null });
    for (const { key, entry } of predecessors) {
      const next = matched.get(key);
      set(key, { continuedToId: next?.entry.id ?? null });
      if (next) set(next.key, { continuedFromId: entry.id, continuedFrom: entry.date });
    }
  }
  return { links, marks };
}

type RowLinksJob = {
  database: OwnerDatabase;
  kind: CalendarKind;
  touched: readonly Touched[];
  links: ReadonlyMap<string, Links>;
  updates: HearingUpdates;
  /** null: nothing of an export is at hand */
  exported: Pick<ExportedRecords, 'get'> | null;
};

/** Where the row of a record lies that stands as it did; null of one that stands on no docket. */
async function rowPathOf({ database, kind, exported }: RowLinksJob, key: string): Promise<string | null> {
  const record = exported?.get(key);
  if (record) return record.row && `${dayPath(kind, record.date)}/${record.rowKey}`;
  const entry = openEntry(await readEntry(database, kind, key));
  return entry && `${dayPath(kind, entry.date)}/${rowKey(entry.time, entry.id)}`;
}

/**
 * The row of a 341 meeting says from which day it was continued, as its entry does: in rows that are written anyway, and in
 * those of which only the link is another now.
 */
export async function planRowLinks(job: RowLinksJob): Promise<void> {
  const { kind, touched, links, updates } = job;
  if (kind !== 'meetings') return;
  const isTouched = new Set(touched.map(({ key }) => key));
  for (const { key, date, record, at, before } of touched) {
    const anew = links.get(key)?.continuedFrom;
    const from = anew === undefined ? openEntry(before)?.continuedFrom : anew;
    if (record && at && from) updates.add(key, `${dayPath(kind, date)}/${at.rowKey}/b`, from);
  }
  const others = [...links].filter(([key, { continuedFrom }]) => {
    return continuedFrom !== undefined && !isTouched.has(key);
  });
  await parallelMap(others, async ([key, { continuedFrom, along = key }]) => {
    const path = await rowPathOf(job, key);
    if (path) updates.add(along, `${path}/b`, continuedFrom);
  });
}
