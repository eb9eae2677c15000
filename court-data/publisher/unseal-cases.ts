import type { CourtConfig } from '@court/domain';
import { namedCase, onlyType } from './sealing/named-case';
import { SealedMemory } from './sealing/sealed-memory';
import { databaseClock } from './store/database-clock';
import { takeLease } from './store/lease';
import { readLedger } from './store/ledger';
import { databaseOf, type OwnerDatabase } from './store/owner-database';

type UnsealOptions = {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or an open database */
  database: string | OwnerDatabase;
  /** case numbers in any printed form */
  cases: readonly string[];
  /** returns epoch ms; default: the database's time */
  now?: () => number;
  /** ms to wait for a running publisher; without it, a running publisher is an error */
  waitForLeaseMs?: number;
};

/** Cases as the clerk named them: those that the next publication publishes again, and those that were not closed. */
export type Unsealing = { unsealed: string[]; unknownCases: string[] };

/**
 * True if the case was closed, or has an unreadable number, about which the clerk is then not asked again. Throws
 * UsageError.
 */
function unseal(typed: string, memory: SealedMemory): boolean {
  const { number, types, isReadable } = namedCase(typed);
  const found = types.flatMap((type) => {
    const hash = memory.find(number, type);
    return hash === null ? [] : { type, hash };
  });
  const one = onlyType(typed, found);
  if (one) memory.lift(one.hash);
  else if (!isReadable && !memory.isEmpty) for (const type of types) memory.open(number, type);
  else return false;
  return true;
}

/**
 * Unseals sealed and withdrawn cases, and the cases that were closed because they name such a case as their lead case.
 * The next publication publishes them, unless its export seals them. Throws LeaseHeldError, UsageError,
 * DatabaseUnreachableError and DatabaseRefusedError; nothing was changed then.
 */
export async function unsealCases(options: UnsealOptions): Promise<Unsealing> {
  const { court, waitForLeaseMs = 0 } = options;
  const database = databaseOf(options.database, court.paths);
  const now = options.now ?? (await databaseClock(database));
  const lease = await takeLease(database, now, waitForLeaseMs);
  try {
    const memory = new SealedMemory((await readLedger(database)).sealed);
    const outcomes = [...new Set(options.cases)].map((typed) => ({ typed, isDone: unseal(typed, memory) }));
    const updates = memory.updates();
    if (Object.keys(updates).length > 0) await database.update(updates);
    return {
      unsealed: outcomes.filter(({ isDone }) => isDone).map(({ typed }) => typed),
      unknownCases: outcomes.filter(({ isDone }) => !isDone).map(({ typed }) => typed),
    };
  } finally {
    await lease.release();
  }
}
