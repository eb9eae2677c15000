import { type CalendarKind, type CaseType, type CourtConfig, caseKey, entryKey } from '@court/records';
import { openEntry, readEntry } from './diff/touched-records';
import { namedCase, onlyType } from './sealing/named-case';
import { KINDS, listedIn, publicRecords } from './sealing/public-records';
import { SealedMemory } from './sealing/sealed-memory';
import { takeOut } from './sealing/take-out';
import { databaseClock } from './store/database-clock';
import { takeLease } from './store/lease';
import { ledgerPaths, readLedger } from './store/ledger';
import { databaseOf, type OwnerDatabase, type Update } from './store/owner-database';
import { parallelMap } from './store/pace';

export type WithdrawalOptions = {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or a database that is open */
  database: string | OwnerDatabase;
  /** of hearings or 341 meetings, as the court's export has them */
  ids?: readonly string[];
  /** case numbers in any printed form */
  cases?: readonly string[];
  /** epoch ms; without it, the database's time */
  now?: () => number;
  /** how long to wait where a publisher is at work, ms; without it, that is an error */
  waitForLeaseMs?: number;
};

/** The result of a withdrawal. */
export type Withdrawal = {
  /** ids of records */
  withdrawn: string[];
  /** ids of which nothing was ever published */
  unknown: string[];
  /** cases as they were named, with the records that were public of each */
  cases: { number: string; records: number }[];
  /** cases as they were named, of which nothing is public and whose type is not said */
  unknownCases: string[];
  /** how many of the ids were the only public records of their cases, which are closed with them */
  casesClosed: number;
};

/** Records of one kind that have an entry, also one that says no more than that it was withdrawn. */
async function findRecords(database: OwnerDatabase, kind: CalendarKind, ids: readonly string[]) {
  const found = await parallelMap(ids, async (id) => {
    const key = entryKey(id);
    return { id, kind, key, before: await readEntry(database, kind, key) };
  });
  return found.filter(({ before }) => before !== null);
}

type Found = Awaited<ReturnType<typeof findRecords>>[number];

/** Closes the cases of which nothing else is public, since another id could bring such a record back. */
async function closeEmptied(database: OwnerDatabase, found: readonly Found[], memory: SealedMemory) {
  let closed = 0;
  const leaving = new Set(found.map(({ kind, key }) => `${kind} ${key}`));
  for (const { before } of found) {
    const entry = openEntry(before);
    if (!entry) continue;
    const { caseNumber: number, caseType: type } = entry;
    const listed = await listedIn(database, caseKey(number, type));
    if (listed.some(({ kind, key }) => !leaving.has(`${kind} ${key}`))) continue;
    if (memory.find(number, type) === null) closed += 1;
    memory.close({ number, type, why: 'withdrawn', named: entry });
  }
  return closed;
}

/**
 * Closes a case; its hash, also if it was closed before, or null if nothing of it is public and its type is not said.
 * Throws UsageError.
 */
async function closeNamed(
  database: OwnerDatabase,
  typed: string,
  memory: SealedMemory,
): Promise<string | null> {
  const { number, types, isReadable } = namedCase(typed);
  const listed = await parallelMap(types, async (type) => ({
    type,
    isPublic: (await listedIn(database, caseKey(number, type))).length > 0,
  }));
  const found = onlyType(
    typed,
    listed.filter(({ isPublic }) => isPublic),
  );
  const [said] = types.length === 1 && isReadable ? types : [];
  const type: CaseType | undefined = found?.type ?? said;
  if (!type) return types.map((one) => memory.find(number, one)).find((hash) => hash !== null) ?? null;
  memory.close({ number, type, why: 'withdrawn' });
  memory.search(number, type);
  return memory.find(number, type);
}

/**
 * Takes records and whole cases out of public view at once, in one write: rows on all days, counts, changes, history,
 * indexes; of an entry nothing stays but that it was withdrawn. No later export brings them back. Throws LeaseHeldError,
 * UsageError, DatabaseUnreachableError and DatabaseRefusedError; nothing was changed then.
 */
export async function withdrawRecords(options: WithdrawalOptions): Promise<Withdrawal> {
  const { court, waitForLeaseMs = 0 } = options;
  const [ids, cases] = [[...new Set(options.ids)], [...new Set(options.cases)]];
  const database = databaseOf(options.database, court.paths);
  const now = options.now ?? (await databaseClock(database));
  const lease = await takeLease(database, now, waitForLeaseMs);
  try {
    const ledger = await readLedger(database);
    const memory = new SealedMemory(ledger.sealed);
    const byKind = await parallelMap(KINDS, (kind) => findRecords(database, kind, ids));
    const found = byKind.flat();
    const casesClosed = await closeEmptied(database, found, memory);
    const closed = await parallelMap(cases, async (number) => {
      return { number, hash: await closeNamed(database, number, memory) };
    });
    const keysOf = (kind: CalendarKind) => found.filter((one) => one.kind === kind).map(({ key }) => key);
    const keys = { hearings: keysOf('hearings'), meetings: keysOf('meetings') };
    const open = await publicRecords(database, ledger, memory, keys);
    const marks: Update = memory.updates();
    for (const { kind, key } of found) marks[ledgerPaths.withdrawn(kind, key)] = true;
    await takeOut({ database, court, ledger, now: now(), found: open, marks, beforeWrite: lease.keep });
    const known = new Set(found.map(({ id }) => id));
    const entries = KINDS.flatMap((kind) => [...open.entries[kind].values()]);
    const recordsOf = (hash: string) =>
      entries.filter(({ caseNumber, caseType }) => memory.find(caseNumber, caseType) === hash).length;
    return {
      withdrawn: ids.filter((id) => known.has(id)),
      unknown: ids.filter((id) => !known.has(id)),
      cases: closed.flatMap(({ number, hash }) => (hash ? { number, records: recordsOf(hash) } : [])),
      unknownCases: closed.filter(({ hash }) => hash === null).map(({ number }) => number),
      casesClosed,
    };
  } finally {
    await lease.release();
  }
}
