import { type CalendarEntry, type CalendarKind, caseKey } from '@court/records';
import * as v from 'valibot';
import type { ExportedRecords } from '../checking/exported-records';
import { continuedDay } from '../checking/source-days';
import { ledgerPaths } from '../store/ledger';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/pace';
import { isActive, loadRows } from './stored-day';
import { openEntry, readEntry, type Touched } from './touched-records';

/** A hearing that was continued to a day, or a hearing of the same case on that day. */
type Continuable = { key: string; entry: CalendarEntry };

/** `newTime` is the time (HH:mm) to which the hearing was continued. '' if the court printed none. */
type Facts = {
  hearing: Continuable;
  docket: string;
  matter: string;
  judge: string;
  time: string;
  newTime: string;
};
type Pair = { one: Facts; next: Facts };

const folded = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();

const factsOf = (hearing: Continuable): Facts => ({
  hearing,
  docket: folded(hearing.entry.docketNumber),
  matter: folded(hearing.entry.matter),
  judge: hearing.entry.judgeId ?? '',
  time: hearing.entry.time,
  newTime: hearing.entry.continuedTime ?? '',
});

const JUDGE = 2;

/**
 * Scores the similarity of two hearings. A shared docket number counts most, then the matter, the printed new time, the
 * judge and the old time. Each outweighs all that follow it. The old time counts only if the court printed no new time.
 */
function likeness({ one, next }: Pair): number {
  const docket = one.docket && one.docket === next.docket ? 16 : 0;
  const matter = one.matter && one.matter === next.matter ? 8 : 0;
  const judge = one.judge && one.judge === next.judge ? JUDGE : 0;
  const printed = one.newTime && one.newTime === next.time ? 4 : 0;
  return docket + matter + printed + judge + (!one.newTime && one.time === next.time ? 1 : 0);
}

/**
 * Groups pairs by similarity, the most similar first. A shared judge does not count by itself, because a case usually has
 * one judge.
 */
function byLikeness(pairs: readonly Pair[]): Pair[][] {
  const levels = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const at = likeness(pair);
    if (at === 0 || at === JUDGE) continue;
    const level = levels.get(at) ?? [];
    if (level.push(pair) === 1) levels.set(at, level);
  }
  return [...levels].sort(([a], [b]) => b - a).map(([, level]) => level);
}

/** Pairs in which neither hearing has another partner. */
function unquestioned(pairs: readonly Pair[]): Pair[] {
  const partners = new Map<Facts, number>();
  for (const { one, next } of pairs) {
    partners.set(one, (partners.get(one) ?? 0) + 1);
    partners.set(next, (partners.get(next) ?? 0) + 1);
  }
  return pairs.filter(({ one, next }) => partners.get(one) === 1 && partners.get(next) === 1);
}

/**
 * Matches continued hearings to the hearings that continue them, one to one: predecessor's key → successor. All
 * hearings are of one case, and all predecessors were continued to the successors' day. If there is one of each, they
 * match. Otherwise the most similar ones match. Leaves out uncertain matches, because a wrong link is worse than none.
 */
export function matchContinued(
  predecessors: readonly Continuable[],
  successors: readonly Continuable[],
): Map<string, Continuable> {
  const [ones, nexts] = [predecessors.map(factsOf), successors.map(factsOf)];
  const all = ones.flatMap((one) => nexts.map((next) => ({ one, next })));
  const settled = new Set<Facts>();
  const matched: Pair[] = all.length === 1 ? all : [];
  for (const level of all.length === 1 ? [] : byLikeness(all)) {
    let open = level.filter(({ one, next }) => !settled.has(one) && !settled.has(next));
    for (let found = unquestioned(open); found.length > 0; found = unquestioned(open)) {
      matched.push(...found);
      for (const { one, next } of found) settled.add(one).add(next);
      open = open.filter(({ one, next }) => !settled.has(one) && !settled.has(next));
    }
    for (const { one, next } of open) settled.add(one).add(next);
  }
  return new Map(matched.map(({ one, next }) => [one.hearing.key, next.hearing]));
}

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
