import type { CalendarKind } from '@court/domain';
import * as v from 'valibot';
import { type Ledger, ledgerPaths } from '../store/ledger';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import { isUnfinished } from '../store/stored-day';
import type { FeedState } from './feed-state';

/** The sum of a record that has none on its day. It was removed, or stays from an earlier export. */
const NO_SUM = '';
/** The publisher's sum of a record whose writing was interrupted. Its content is unknown. */
export const UNKNOWN_SUM = '?';

const sumsSchema = v.nullish(v.record(v.string(), v.string()), {});
const keysSchema = v.nullish(v.record(v.string(), v.literal(true)), {});

export type ChangedRecords = {
  /** sums by entry key, of records to read again */
  sums: ReadonlyMap<string, string>;
  /** sums of all days, for the next run */
  days: Record<string, string>;
};

type Asked = { database: OwnerDatabase; kind: CalendarKind; ledger: Ledger; state: FeedState; from: string };

/** The state of each day: the ledger's sum, and whether it has records that the last export did not have. */
function dayMarks({ kind, ledger, from }: Asked): Record<string, string> {
  const marks: Record<string, string> = {};
  const dates = new Set([...Object.keys(ledger[kind]), ...Object.keys(ledger.kept[kind])]);
  for (const date of dates) {
    if (date >= from) marks[date] = `${ledger[kind][date] ?? ''}${ledger.kept[kind][date] ? ' kept' : ''}`;
  }
  return marks;
}

async function standingOn({ database, kind, ledger }: Asked, date: string) {
  const [sums, kept] = await Promise.all([
    ledger[kind][date] ? database.get(ledgerPaths.records(kind, date)) : null,
    ledger.kept[kind][date] ? database.get(ledgerPaths.kept(kind, date)) : null,
  ]);
  return { sums: v.parse(sumsSchema, sums), kept: v.parse(keysSchema, kept) };
}

/**
 * Records, from the day `from` on, whose feed entries may differ from the public data. Reads the ledger's sums of days
 * that changed since the last run. Reads no records.
 */
export async function changedRecords(asked: Asked): Promise<ChangedRecords> {
  const { kind, state } = asked;
  const held = state.records[kind];
  const marks = dayMarks(asked);
  const before = state.days[kind];
  const dates = new Set(
    [...Object.keys(marks), ...Object.keys(before)].filter((date) => {
      return date >= asked.from && (marks[date] !== before[date] || isUnfinished(asked.ledger[kind][date]));
    }),
  );
  const sums = new Map<string, string>();
  for (const [key, { date }] of held) if (dates.has(date)) sums.set(key, NO_SUM);
  const same = new Set<string>();
  await parallelMap([...dates], async (date) => {
    const standing = await standingOn(asked, date);
    for (const [key, sum] of Object.entries(standing.sums)) {
      const known = held.get(key);
      if (known?.date === date && known.sum === sum && sum !== UNKNOWN_SUM) same.add(key);
      else sums.set(key, sum);
    }
    // a record that is back or on another day is also read again, because of its mark here
    for (const key of Object.keys(standing.kept)) if (!held.has(key) && !sums.has(key)) sums.set(key, NO_SUM);
  });
  for (const key of same) sums.delete(key);
  return { sums, days: marks };
}
