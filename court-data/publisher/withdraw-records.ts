import { type CalendarKind, type CourtConfig, dataPath, entryKey } from '@court/records';
import { openEntry, readEntry, type Touched } from './diff/touched-records';
import type { WrittenKind } from './indexes/indexed-record';
import { planIndexes } from './plan/plan-indexes';
import { planWithdrawal, withdrawalUpdates } from './plan/plan-withdrawal';
import { databaseClock } from './store/database-clock';
import { takeLease } from './store/lease';
import { ledgerPaths, publicationAt, readLedger } from './store/ledger';
import { databaseOf, type OwnerDatabase, type Update } from './store/owner-database';
import { parallelMap } from './store/pace';
import { readVersion } from './store/write-plan';

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];
const LAST_UPDATED = dataPath('lastUpdated');

export type WithdrawalOptions = {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or a database that is open */
  database: string | OwnerDatabase;
  /** of hearings or 341 meetings, as the court's export has them */
  ids: readonly string[];
  /** epoch ms; without it, the database's time */
  now?: () => number;
  /** how long to wait where a publisher is at work, ms; without it, that is an error */
  waitForLeaseMs?: number;
};

/** Records of one kind that have an entry, also one that says no more than that it was withdrawn. */
async function findRecords(database: OwnerDatabase, kind: CalendarKind, ids: readonly string[]) {
  const found = await parallelMap(ids, async (id) => {
    const key = entryKey(id);
    return { id, key, before: await readEntry(database, kind, key) };
  });
  return found.filter(({ before }) => before !== null);
}

type Found = Awaited<ReturnType<typeof findRecords>>[number];

function touchedOf({ key, before }: Found): Touched[] {
  const entry = openEntry(before);
  return entry ? [{ key, date: entry.date, record: null, at: null, why: 'withdrawn', before: entry }] : [];
}

/**
 * Takes records out of public view at once, in one write: rows on all days, counts, changes, history, indexes; of the
 * entry nothing stays but that it was withdrawn. No later export brings them back. `unknown` are ids of which nothing
 * was ever published. Throws LeaseHeldError, DatabaseUnreachableError and DatabaseRefusedError; nothing was changed then.
 */
export async function withdrawRecords(
  options: WithdrawalOptions,
): Promise<{ withdrawn: string[]; unknown: string[] }> {
  const { court, waitForLeaseMs = 0 } = options;
  const ids = [...new Set(options.ids)];
  const database = databaseOf(options.database, court.paths);
  const now = options.now ?? (await databaseClock(database));
  const lease = await takeLease(database, now, waitForLeaseMs);
  try {
    const ledger = await readLedger(database);
    const publication = publicationAt(court, ledger, now());
    const known = new Set<string>();
    const update: Update = {};
    const written: WrittenKind[] = [];
    for (const kind of KINDS) {
      const found = await findRecords(database, kind, ids);
      for (const { id, key } of found) {
        known.add(id);
        update[ledgerPaths.withdrawn(kind, key)] = true;
      }
      const records = found.flatMap(touchedOf);
      if (records.length === 0) continue;
      written.push(await planWithdrawal({ database, kind, ledger, publication, records }));
      update[`${LAST_UPDATED}/${kind}`] = publication.at;
    }
    if (known.size > 0) {
      await planIndexes(database, written, { lists: null, isAnew: false });
      update[ledgerPaths.at] = publication.at;
      update[`${LAST_UPDATED}/version`] = (await readVersion(database)) + 1;
      await database.update(Object.assign(update, ...written.flatMap(withdrawalUpdates)));
    }
    return {
      withdrawn: ids.filter((id) => known.has(id)),
      unknown: ids.filter((id) => !known.has(id)),
    };
  } finally {
    await lease.release();
  }
}
