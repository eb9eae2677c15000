import { type CourtConfig, dataPath } from '@court/domain';
import type { Touched } from '../diff/touched-records';
import type { WrittenKind } from '../indexes/indexed-record';
import { planIndexes } from '../indexes/plan-indexes';
import { readVersion } from '../plan/write-plan';
import { type Ledger, ledgerPaths, publicationAt } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { planWithdrawal, withdrawalUpdates } from './plan-withdrawal';
import { KINDS, type PublicRecords } from './public-records';

const LAST_UPDATED = dataPath('lastUpdated');

type TakingOut = {
  database: OwnerDatabase;
  court: CourtConfig;
  ledger: Ledger;
  /** epoch ms */
  now: number;
  found: PublicRecords;
  /** ledger updates that record the closed records and cases */
  marks: Update;
  /** can stop the withdrawal by throwing an error */
  beforeWrite: () => Promise<void>;
};

/** Withdraws records and records that in the ledger, all in one write. Writes nothing if there is nothing to do. */
export async function takeOut(job: TakingOut): Promise<void> {
  const { database, court, ledger, now, found, marks, beforeWrite } = job;
  const publication = publicationAt(court, ledger, now);
  const { entries, strays } = found;
  const update: Update = { ...marks, ...strays };
  const written: WrittenKind[] = [];
  for (const kind of KINDS) {
    const records = [...entries[kind]].map(([key, before]): Touched => {
      return { key, date: before.date, record: null, at: null, why: 'withdrawn', before };
    });
    if (records.length === 0) continue;
    written.push(await planWithdrawal({ database, kind, ledger, publication, records }));
    update[`${LAST_UPDATED}/${kind}`] = publication.at;
  }
  if (Object.keys(update).length === 0) return;
  await planIndexes(database, written, { lists: null, isAnew: false });
  update[ledgerPaths.at] = publication.at;
  // also for a case without public data, because devices may still store it
  update[`${LAST_UPDATED}/withdrawn`] = publication.at;
  update[`${LAST_UPDATED}/version`] = (await readVersion(database)) + 1;
  await beforeWrite();
  await database.update(Object.assign(update, ...written.flatMap(withdrawalUpdates)));
}
