import type { CalendarKind } from '@court/records';
import * as v from 'valibot';
import { isUnfinished } from '../diff/stored-day';
import { type Ledger, ledgerPaths } from '../store/ledger';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/pace';
import type { FeedState } from './feed-state';

/** Stands for a record of which the publisher has no sum on its day: it was removed, or stays from an earlier export. */
const NO_SUM = '';
/** The publisher's own, of records whose writing broke off: nobody knows what they say. */
export const UNKNOWN_SUM = '?';

const sumsSchema = v.nullish(v.record(v.string(), v.string()), {});
const keysSchema = v.nullish(v.record(v.string(), v.literal(true)), {});

export type ChangedRecords = {
  /** sums by entry key, of records that must be read again */
  sums: ReadonlyMap<string, string>;
  /** sums of all days, for the next run */
  days: Record<string, string>;
};

type Asked = { database: OwnerDatabase; kind: CalendarKind; ledger: Ledger; state: FeedState; from: string };

/** What is remembered of a day: the ledger's sum, and whether records stay there that the last export did not have. */
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
 * Records of which a feed may hold something else than what is public, from the day `from` on. Reads the ledger's sums of the
 * days that differ from what the last run saw, and no record.
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
    // one that has come back, or stands on another day now, is marked as kept here all the same
    for (const key of Object.keys(standing.kept)) if (!held.has(key) && !sums.has(key)) sums.set(key, NO_SUM);
  });
  for (const key of same) sums.delete(key);
  return { sums, days: marks };
}
