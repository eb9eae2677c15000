import type { CalendarEntry } from '@court/shared/records/calendar-entry';
import { caseKey } from '@court/shared/records/case-keys';
import type { CalendarKind } from '@court/shared/records/data-paths';
import * as v from 'valibot';
import type { ExportedDays } from './exported-days';
import { ledgerPaths } from './ledger';
import type { Continuable } from './match-continued';
import type { OwnerDatabase } from './owner-database';
import { parallelMap } from './parallel-map';
import type { PublishedRecord } from './published-record';
import { openEntry, readEntry, type Touched } from './touched-records';

export type LinksJob = {
  database: OwnerDatabase;
  kind: CalendarKind;
  touched: readonly Touched[];
  exported: ExportedDays;
  /** the export by entry key */
  home: ReadonlyMap<string, PublishedRecord>;
  /** true for a day on which a run broke off: what it linked is worked out again */
  isUnfinished: (date: string) => boolean;
  /** true where nothing was public before, and nothing need be read */
  isFirst: boolean;
};

/** Hearings of one case that were continued to one day, and the case's hearings on that day. */
export type Group = { predecessors: Continuable[]; successors: Continuable[] };

const waitingSchema = v.nullish(v.record(v.string(), v.string()), {});

export const caseOf = ({ caseNumber, caseType }: CalendarEntry) => caseKey(caseNumber, caseType);

/** The day to which a hearing was continued; null where there is none, or none that can be true. */
export const continuedDay = ({ date, continuedTo }: CalendarEntry): string | null =>
  continuedTo && continuedTo > date ? continuedTo : null;

const groupId = (date: string, of: string) => `${date} ${of}`;

/** A touched record's entry as it will be, where people will see it. */
export const afterOf = ({ record, at }: Touched) => (record && at ? openEntry(record.entry) : null);

/** Groups that the touched records were in or are in, and days on which they lie. */
function affectedBy(touched: readonly Touched[]) {
  const groups = new Set<string>();
  const days = new Set<string>();
  for (const one of touched) {
    for (const entry of [openEntry(one.before), afterOf(one)]) {
      if (!entry) continue;
      for (const date of [entry.date, continuedDay(entry)]) {
        if (date === null) continue;
        groups.add(groupId(date, caseOf(entry)));
        days.add(date);
      }
    }
  }
  return { groups, days };
}

/**
 * Predecessors that the export no longer reaches back to, from the ledger of hearings that were continued to a day: one
 * read for each day, and one for each hearing that is found.
 */
async function earlierPredecessors(
  { database, kind, home }: LinksJob,
  affected: ReturnType<typeof affectedBy>,
  isTouched: ReadonlySet<string>,
): Promise<{ group: string; predecessor: Continuable }[]> {
  const found = await parallelMap([...affected.days], async (date) => {
    const waiting = v.parse(waitingSchema, await database.get(ledgerPaths.continued(kind, date)));
    return Object.entries(waiting).map(([key, of]) => ({ key, group: groupId(date, of) }));
  });
  const earlier = found.flat().filter(({ key, group }) => {
    return affected.groups.has(group) && !home.has(key) && !isTouched.has(key);
  });
  const read = await parallelMap(earlier, async ({ key, group }) => {
    const entry = openEntry(await readEntry(database, kind, key));
    return entry ? [{ group, predecessor: { key, entry } }] : [];
  });
  return read.flat();
}

/**
 * The groups whose links the `affecting` records bear on. Only days that those stand on, or were continued to, are
 * looked at; groups without a predecessor are left out.
 */
export async function affectedGroups(
  job: LinksJob,
  affecting: readonly Touched[],
): Promise<Map<string, Group>> {
  const affected = affectedBy(affecting);
  const groups = new Map<string, Group>();
  const join = (id: string, predecessor: Continuable) => {
    const group = groups.get(id) ?? { predecessors: [], successors: [] };
    groups.set(id, group);
    group.predecessors.push(predecessor);
  };
  for (const { key, entry } of job.home.values()) {
    const open = openEntry(entry);
    const date = open && continuedDay(open);
    if (!open || !date || !affected.days.has(date)) continue;
    const id = groupId(date, caseOf(open));
    if (affected.groups.has(id)) join(id, { key, entry: open });
  }
  if (!job.isFirst) {
    const isTouched = new Set(job.touched.map(({ key }) => key));
    const earlier = await earlierPredecessors(job, affected, isTouched);
    for (const { group, predecessor } of earlier) join(group, predecessor);
  }
  const days = new Set([...groups.keys()].map((id) => id.slice(0, id.indexOf(' '))));
  for (const date of days) {
    for (const { key, entry } of job.exported.get(date)?.values() ?? []) {
      const open = openEntry(entry);
      if (open) groups.get(groupId(date, caseOf(open)))?.successors.push({ key, entry: open });
    }
  }
  return groups;
}
