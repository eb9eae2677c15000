import { type CalendarKind, type CaseType, type CourtConfig, caseKey, entryKey } from '@court/domain';
import { openEntry, readEntry } from './diff/touched-records';
import { namedCase, onlyType } from './sealing/named-case';
import { KINDS, listedIn, publicRecords } from './sealing/public-records';
import { SealedMemory } from './sealing/sealed-memory';
import { takeOut } from './sealing/take-out';
import { databaseClock } from './store/database-clock';
import { takeLease } from './store/lease';
import { ledgerPaths, readLedger } from './store/ledger';
import { databaseOf, type OwnerDatabase, type Update } from './store/owner-database';
import { parallelMap } from './store/rate-limit';

export type WithdrawalOptions = {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or an open database */
  database: string | OwnerDatabase;
  /** ids of hearings or 341 meetings in the court's export */
  ids?: readonly string[];
  /** case numbers in any printed form */
  cases?: readonly string[];
  /** returns epoch ms; default: the database's time */
  now?: () => number;
  /** ms to wait for a running publisher; without it, a running publisher is an error */
  waitForLeaseMs?: number;
};

/** The result of a withdrawal. */
export type Withdrawal = {
  /** ids of records */
  withdrawn: string[];
  /** ids that were never published */
  unknown: string[];
  /** cases as the clerk named them, each with the number of its public records */
  cases: { number: string; records: number }[];
  /** cases as the clerk named them that have no public record and no given type */
  unknownCases: string[];
  /** number of ids that were the only public records of their cases, which are closed too */
  casesClosed: number;
};

/** Records of one kind that have an entry, including withdrawn entries. */
async function findRecords(database: OwnerDatabase, kind: CalendarKind, ids: readonly string[]) {
  const found = await parallelMap(ids, async (id) => {
    const key = entryKey(id);
    return { id, kind, key, before: await readEntry(database, kind, key) };
  });
  return found.filter(({ before }) => before !== null);
}

type Found = Awaited<ReturnType<typeof findRecords>>[number];

/** Closes the cases that have no other public record, because another id could publish such a record again. */
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
 * Closes a case. Returns its hash, also if it was closed before. Null if it has no public record and no given type.
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
 * Withdraws records and whole cases immediately, in one write: rows on all days, counts, changes, history and indexes.
 * An entry then only says that it was withdrawn. No later export publishes them again. Throws LeaseHeldError,
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
