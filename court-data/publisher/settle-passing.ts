import { type CalendarKind, changesPath } from '@court/records';
import * as v from 'valibot';
import type { ExportedRecords } from './exported-records';
import { type Ledger, ledgerPaths } from './ledger';
import type { OwnerDatabase, Update } from './owner-database';
import { parallelMap } from './parallel-map';
import type { Publication } from './publication';
import { outdatedChanges } from './published-changes';
import { type DayInWork, drop } from './settle-day';
import type { Written } from './touched-records';
import { readTraces } from './traces';

/** A row that has been there for its 30 days: the record's entry key, and the day on which the row lies. */
export type PassedTrace = { key: string; date: string };

/** What was published more than 30 days ago and goes now. */
export type Passed = {
  traces: readonly PassedTrace[];
  /** deletions of old change records */
  units: Update[];
  /** clears what the ledger says of it */
  after: Update[];
};

const passingSchema = v.nullish(v.record(v.string(), v.record(v.string(), v.literal(true))), {});

/** Rows left behind on a day of publishing, except those that have been written again since. */
async function tracesOf(
  database: OwnerDatabase,
  kind: CalendarKind,
  published: string,
): Promise<PassedTrace[]> {
  const passing = v.parse(passingSchema, await database.get(ledgerPaths.passing(kind, published)));
  const found = await parallelMap(Object.keys(passing), async (key) => {
    const traces = Object.entries(await readTraces(database, kind, key));
    return traces.filter(([, { since }]) => since === published).map(([date]) => ({ key, date }));
  });
  return found.flat();
}

/** Finds what is due; reads nothing where the ledger names no day of publishing that is due. */
export async function findPassed(
  database: OwnerDatabase,
  kind: CalendarKind,
  ledger: Ledger,
  publication: Publication,
): Promise<Passed> {
  const due = Object.keys(ledger.passing[kind]).filter((day) => day < publication.firstPassing);
  if (due.length === 0) return { traces: [], units: [], after: [] };
  const traces = await parallelMap(due, (published) => tracesOf(database, kind, published));
  const changes = await outdatedChanges(database, kind, publication);
  return {
    traces: traces.flat(),
    units: changes.map((key) => ({ [`${changesPath(kind)}/${key}`]: null })),
    after: due.map((day) => ({
      [ledgerPaths.passing(kind, day)]: null,
      [ledgerPaths.passingMark(kind, day)]: null,
    })),
  };
}

/**
 * Takes the rows away. Of a record that was removed, no row is left then: it is handed on, so that no list shows it any
 * more; its entry stays, and says so.
 */
export function dropPassed(
  days: ReadonlyMap<string, DayInWork>,
  traces: readonly PassedTrace[],
  exported: ExportedRecords,
): Written[] {
  const gone: Written[] = [];
  for (const { key, date } of traces) {
    const day = days.get(date);
    const at = day?.rows.get(key);
    if (!day || !at || exported.dateOf(key) === date) continue;
    drop(day, key);
    if (!at.row.movedTo && !exported.has(key))
      gone.push({ key, date, record: null, at: null, why: 'expired' });
  }
  return gone;
}
