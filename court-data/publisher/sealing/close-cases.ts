import type { CalendarKind, CourtConfig } from '@court/domain';
import type { CheckedSource } from '../checking/check-source';
import { takeLease } from '../store/lease';
import { readLedger } from '../store/ledger';
import type { OwnerDatabase } from '../store/owner-database';
import { KINDS, openEntries, publicRecords } from './public-records';
import { takeOut } from './take-out';
import { type Withheld, withheldRecords } from './withheld-records';

type Closing = {
  database: OwnerDatabase;
  court: CourtConfig;
  kinds: Partial<Record<CalendarKind, CheckedSource>>;
  now: () => number;
  waitForLeaseMs: number;
};

/** True if the export seals a public case, or contains a record of a closed case that is still public. */
async function isDue(database: OwnerDatabase, { memory, keys }: Withheld): Promise<boolean> {
  if (Object.keys(memory.updates()).length > 0) return true;
  for (const kind of KINDS) if ((await openEntries(database, kind, keys[kind])).size > 0) return true;
  return false;
}

/**
 * Closes the cases under which sealed records are public, because the export may now print "SEALED" instead of the
 * number.
 */
async function closeFormerCases(database: OwnerDatabase, { memory, sealed }: Withheld) {
  for (const kind of KINDS) {
    for (const entry of (await openEntries(database, kind, sealed[kind])).values())
      memory.close({ number: entry.caseNumber, type: entry.caseType, why: 'sealed', named: entry });
  }
}

/**
 * Withdraws the cases that the export seals, in one write and before anything else is published. Whole cases are
 * withdrawn, including records that the export does not contain. Reads nothing if the export seals nothing and no case
 * is closed. Returns true if anything was written.
 */
export async function closeCases(closing: Closing, planned: Withheld): Promise<boolean> {
  const { database, court, kinds, now, waitForLeaseMs } = closing;
  if (!(await isDue(database, planned))) return false;
  const lease = await takeLease(database, now, waitForLeaseMs);
  try {
    const present = await readLedger(database);
    const withheld = withheldRecords(kinds, present);
    await closeFormerCases(database, withheld);
    const { memory, keys } = withheld;
    const found = await publicRecords(database, present, memory, keys);
    const marks = memory.updates();
    await takeOut({ database, court, ledger: present, now: now(), found, marks, beforeWrite: lease.keep });
    return true;
  } finally {
    await lease.release();
  }
}
