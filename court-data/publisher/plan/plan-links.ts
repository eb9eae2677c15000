import { type CalendarEntry, type CalendarKind, dayPath, entryKey, rowKey } from '@court/domain';
import type { ExportedRecords } from '../checking/exported-records';
import { affectedGroups, afterOf, type LinksJob } from '../diff/continued-groups';
import { matchContinued } from '../diff/match-continued';
import { type HearingUpdates, openEntry, readEntry, type Touched } from '../diff/touched-records';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';

/** The changed links of an entry. Null removes a link. */
export type Links = {
  continuedToId?: string | null;
  continuedFromId?: string | null;
  continuedFrom?: string | null;
  /** entry key of the record whose update contains this change, if it is not the record's own */
  along?: string;
};

/** Whether all facts are equal that decide which hearing continues which. */
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
 * Removes the records' links on both sides. If the successor `isAlone`, which means that no later publication reads it
 * again, the record's data in it is removed too.
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
 * Links continued hearings to the hearings that continue them, within one kind and case. Returns the changes by entry
 * key, and the ledger's marks. Computes only links that depend on the touched records. A hearing that left the day to
 * which its predecessor was continued loses the link.
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
  /** null if there is no export, as in a withdrawal */
  exported: Pick<ExportedRecords, 'get'> | null;
};

/** Path of an unchanged record's row. Null if the record is on no docket. */
async function rowPathOf({ database, kind, exported }: RowLinksJob, key: string): Promise<string | null> {
  const record = exported?.get(key);
  if (record) return record.row && `${dayPath(kind, record.date)}/${record.rowKey}`;
  const entry = openEntry(await readEntry(database, kind, key));
  return entry && `${dayPath(kind, entry.date)}/${rowKey(entry.time, entry.id)}`;
}

/**
 * Writes the day from which a hearing or 341 meeting was continued into its row, as in its entry. Covers rows that are
 * written anyway, and rows in which only the link changed.
 */
export async function planRowLinks(job: RowLinksJob): Promise<void> {
  const { kind, touched, links, updates } = job;
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
