import { type CalendarKind, entriesPath } from '@court/records';
import * as v from 'valibot';
import { type DayDiff, drop } from './diff-day';
import type { ExportedRecords } from './exported-records';
import { type Ledger, ledgerPaths } from './ledger';
import type { OwnerDatabase, Update } from './owner-database';
import { parallelMap } from './parallel-map';
import type { Publication } from './publication';
import { openEntry, readEntry, type Touched } from './touched-records';

type ExpiryJob = {
  database: OwnerDatabase;
  kind: CalendarKind;
  ledger: Ledger;
  publication: Publication;
  exported: ExportedRecords;
};

const keptSchema = v.nullish(v.record(v.string(), v.literal(true)), {});

/**
 * Days with records that the court keeps no longer, as the ledger has them: days that the export no longer reaches back
 * to, and days of which it has left out some. `from`: the export's first day. What the export itself holds stays, however old it is.
 */
export function expiredDays({
  kind,
  ledger,
  publication,
  from,
}: Pick<ExpiryJob, 'kind' | 'ledger' | 'publication'> & { from: string }): string[] {
  const before = Object.keys(ledger[kind]).filter((date) => date < from);
  const days = new Set([...before, ...Object.keys(ledger.kept[kind])]);
  return [...days].filter((date) => date < publication.firstKept);
}

async function expireDay({ database, kind, exported, ledger }: ExpiryJob, day: DayDiff) {
  const { date, sums, rows, updates } = day;
  const path = ledgerPaths.kept(kind, date);
  const kept = ledger.kept[kind][date] ? v.parse(keptSchema, await database.get(path)) : {};
  const left = [...sums.keys(), ...rows.keys(), ...Object.keys(kept)].filter((key) => !exported.has(key));
  const found = await parallelMap([...new Set(left)], async (key): Promise<Touched[]> => {
    const before = await readEntry(database, kind, key);
    sums.delete(key);
    drop(day, key);
    updates.add(key, `${path}/${key}`, null);
    const stands = openEntry(before);
    if (!before || (stands && stands.date !== date)) return [];
    updates.add(key, `${entriesPath(kind)}/${key}`, null);
    return [{ key, date, record: null, at: null, why: 'expired', before }];
  });
  return found.flat();
}

/**
 * Takes away, in every path, what the court keeps no longer on the opened days: rows, entries, and what the ledger holds
 * of them; `after` clears the ledger's marks.
 */
export async function expireRecords(
  job: ExpiryJob,
  days: Iterable<DayDiff>,
): Promise<{ expired: Touched[]; after: Update[] }> {
  const old = [...days].filter(({ date }) => date < job.publication.firstKept);
  const expired = await parallelMap(old, (day) => expireDay(job, day));
  const after = old.map(({ date }) => ({
    [ledgerPaths.kept(job.kind, date)]: null,
    [ledgerPaths.keptMark(job.kind, date)]: null,
  }));
  return { expired: expired.flat(), after };
}
