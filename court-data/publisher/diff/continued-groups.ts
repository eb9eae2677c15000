import { type CalendarEntry, type CalendarKind, caseKey } from '@court/domain';
import * as v from 'valibot';
import type { ExportedRecords } from '../checking/exported-records';
import { continuedDay } from '../checking/source-days';
import { ledgerPaths } from '../store/ledger';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import { isActive, loadRows } from '../store/stored-day';
import type { Continuable } from './match-continued';
import { openEntry, readEntry, type Touched } from './touched-records';
export type LinksJob = {
  database: OwnerDatabase;
  kind: CalendarKind;
  touched: readonly Touched[];
  exported: ExportedRecords;
  /** true for a record that becomes public later in this publication, and is linked then */
  isLater: (key: string) => boolean;
  /** true for a day on which a run was interrupted */
  isUnfinished: (date: string) => boolean;
  /** true for a day that may have records that the export does not have */
  mayHoldOthers: (date: string) => boolean;
  /** true if nothing was public before, so that nothing need be read */
  isFirst: boolean;
  /** true if a run was interrupted; its links are then computed again */
  isBrokenOff: boolean;
};

/** Hearings of one case that were continued to one day, and the case's hearings on that day. */
export type Group = { predecessors: Continuable[]; successors: Continuable[] };

const waitingSchema = v.nullish(v.record(v.string(), v.string()), {});
const linkingSchema = v.nullish(v.record(v.string(), v.record(v.string(), v.literal(true))), {});

export const caseOf = ({ caseNumber, caseType }: CalendarEntry) => caseKey(caseNumber, caseType);

const groupId = (date: string, of: string) => `${date} ${of}`;

/** The new entry of a touched record. Null if it is not public. */
export const afterOf = ({ record, at }: Touched) => (record && at ? openEntry(record.entry) : null);

/** Ids of groups, and their days. */
class Affected {
  readonly groups = new Set<string>();
  readonly days = new Set<string>();

  add(date: string | null, of: string): string[] {
    if (date === null) return [];
    this.groups.add(groupId(date, of));
    this.days.add(date);
    return [groupId(date, of)];
  }

  /** Adds the groups of a record: on its day, and on the day to which it was continued. */
  addRecord(entry: CalendarEntry) {
    this.add(entry.date, caseOf(entry));
    this.add(continuedDay(entry), caseOf(entry));
  }
}

/** Ids of the groups in which the record is linked. */
function linkedGroups(entry: CalendarEntry | null): string[] {
  const groups = new Affected();
  if (entry?.continuedFromId) groups.add(entry.date, caseOf(entry));
  if (entry?.continuedToId) groups.add(continuedDay(entry), caseOf(entry));
  return [...groups.groups];
}

/** Groups that an interrupted run had begun to link. */
async function brokenOffGroups({ database, kind }: LinksJob) {
  const begun = v.parse(linkingSchema, await database.get(ledgerPaths.linking(kind)));
  return Object.entries(begun).flatMap(([date, cases]) => Object.keys(cases).map((of) => ({ date, of })));
}

/**
 * Predecessors that are older than the export, from the ledger of hearings continued to a day. Takes one read per day,
 * and one per hearing found.
 */
async function earlierPredecessors(
  { database, kind, exported }: LinksJob,
  affected: Affected,
  isTouched: ReadonlySet<string>,
): Promise<{ group: string; predecessor: Continuable }[]> {
  const found = await parallelMap([...affected.days], async (date) => {
    const waiting = v.parse(waitingSchema, await database.get(ledgerPaths.continued(kind, date)));
    return Object.entries(waiting).map(([key, of]) => ({ key, group: groupId(date, of) }));
  });
  const earlier = found.flat().filter(({ key, group }) => {
    return affected.groups.has(group) && !exported.has(key) && !isTouched.has(key);
  });
  const read = await parallelMap(earlier, async ({ key, group }) => {
    const entry = openEntry(await readEntry(database, kind, key));
    return entry ? [{ group, predecessor: { key, entry } }] : [];
  });
  return read.flat();
}

/**
 * Hearings on a day that the export does not have, because it starts later or lost them. Takes one read for the day,
 * and one per hearing found.
 */
async function otherSuccessors(
  { database, kind, exported }: LinksJob,
  date: string,
  groups: ReadonlyMap<string, Group>,
  isTouched: ReadonlySet<string>,
): Promise<{ group: string; successor: Continuable }[]> {
  const others = [...(await loadRows(database, kind, date))].flatMap(([key, at]) => {
    const group = groupId(date, caseKey(at.row.n, at.row.y));
    return isActive(at) && groups.has(group) && !exported.has(key) && !isTouched.has(key)
      ? [{ key, group }]
      : [];
  });
  const read = await parallelMap(others, async ({ key, group }) => {
    const entry = openEntry(await readEntry(database, kind, key));
    return entry ? [{ group, successor: { key, entry } }] : [];
  });
  return read.flat();
}

/**
 * The groups whose links depend on the `affecting` records, by id. Covers only the days of these records and the days
 * to which they were continued. Leaves out groups without a predecessor, unless a run was interrupted.
 */
async function readGroups(job: LinksJob, affecting: readonly Touched[]): Promise<Map<string, Group>> {
  const affected = new Affected();
  const groups = new Map<string, Group>();
  const groupOf = (id: string) => {
    const group = groups.get(id) ?? { predecessors: [], successors: [] };
    groups.set(id, group);
    return group;
  };
  for (const one of affecting) {
    for (const entry of [openEntry(one.before), afterOf(one)]) if (entry) affected.addRecord(entry);
  }
  for (const { date, of } of job.isBrokenOff ? await brokenOffGroups(job) : []) {
    for (const id of affected.add(date, of)) groupOf(id);
  }
  for (const date of affected.days) {
    for (const { key, of } of job.exported.continuedTo(date)) {
      const id = groupId(date, of);
      if (!affected.groups.has(id) || job.isLater(key)) continue;
      const open = openEntry(job.exported.get(key)?.entry ?? null);
      if (open) groupOf(id).predecessors.push({ key, entry: open });
    }
  }
  const isTouched = new Set(job.touched.map(({ key }) => key));
  if (!job.isFirst) {
    const earlier = await earlierPredecessors(job, affected, isTouched);
    for (const { group, predecessor } of earlier) groupOf(group).predecessors.push(predecessor);
  }
  const days = new Set([...groups.keys()].map((id) => id.slice(0, id.indexOf(' '))));
  for (const date of days) {
    for (const { key, entry } of job.exported.on(date).values()) {
      const open = job.isLater(key) ? null : openEntry(entry);
      if (open) groups.get(groupId(date, caseOf(open)))?.successors.push({ key, entry: open });
    }
    if (job.isFirst || !job.mayHoldOthers(date)) continue;
    const others = await otherSuccessors(job, date, groups, isTouched);
    for (const { group, successor } of others) groups.get(group)?.successors.push(successor);
  }
  return groups;
}

/**
 * The groups whose links depend on the `affecting` records. `marks` are ledger paths that name the groups while they
 * are written. If the run is interrupted, the next run computes their links again.
 */
export async function affectedGroups(
  job: LinksJob,
  affecting: readonly Touched[],
): Promise<{ groups: Iterable<Group>; marks: string[] }> {
  const groups = await readGroups(job, affecting);
  const linked = affecting.flatMap(({ before }) => linkedGroups(openEntry(before)));
  const marks = [...new Set([...groups.keys(), ...linked])].map((id) => {
    return `${ledgerPaths.linking(job.kind)}/${id.replace(' ', '/')}`;
  });
  return { groups: groups.values(), marks };
}
