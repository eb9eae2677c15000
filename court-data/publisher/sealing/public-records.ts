import {
  type CalendarEntry,
  type CalendarKind,
  type CaseRecord,
  type CaseType,
  casesPath,
  changesPath,
  dayPath,
  entriesPath,
  entryKey,
  idOfChangeKey,
  idOfRowKey,
  parseDatedKey,
  type StoredRow,
} from '@court/domain';
import * as v from 'valibot';
import { openEntry, readEntry, readTombstones } from '../diff/touched-records';
import { type Ledger, ledgerPaths } from '../store/ledger';
import type { OwnerDatabase, Update } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import type { SealedMemory } from './sealed-memory';

export const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

type ByKind<T> = Record<CalendarKind, T>;

/** The public data of closed cases. */
export type PublicRecords = {
  /** by entry key */
  entries: ByKind<Map<string, CalendarEntry>>;
  /** removes the data of such a case from other records: changes and rows from the time when they belonged to it */
  strays: Update;
};

type Listed = { kind: CalendarKind; key: string };

/** The records in the lists of a case, for all court offices that have the number. `caseKey` contains no office. */
export async function listedIn(database: OwnerDatabase, caseKey: string): Promise<Listed[]> {
  const range = { startAt: JSON.stringify(caseKey), endAt: JSON.stringify(`${caseKey}-o\uf8ff`) };
  const found = await database.get(casesPath('hearings'), { orderBy: '"$key"', ...range });
  return Object.values((found ?? {}) as Record<string, CaseRecord>).flatMap((one) => {
    return KINDS.flatMap((kind) =>
      Object.keys(one[kind] ?? {}).map((at) => ({
        kind,
        key: entryKey(idOfRowKey(parseDatedKey(at).rowKey)),
      })),
    );
  });
}

/** The public records among `keys`. */
export async function openEntries(database: OwnerDatabase, kind: CalendarKind, keys: Iterable<string>) {
  const read = await parallelMap([...new Set(keys)], async (key) => {
    const entry = openEntry(await readEntry(database, kind, key));
    return entry ? [[key, entry] as const] : [];
  });
  return new Map(read.flat());
}

const keptSchema = v.nullish(v.record(v.string(), v.literal(true)), {});

/** Records that the last export did not have. A record removed long ago is in no list. */
async function keptEntries(database: OwnerDatabase, kind: CalendarKind, ledger: Ledger) {
  const days = await parallelMap(Object.keys(ledger.kept[kind]), async (date) =>
    Object.keys(v.parse(keptSchema, await database.get(ledgerPaths.kept(kind, date)))),
  );
  return openEntries(database, kind, days.flat());
}

/**
 * True for an entry that is closed because of its own case, or because of its lead case, which then also closes its own
 * case.
 */
function isClosed(memory: SealedMemory, entry: CalendarEntry): boolean {
  const { caseNumber: number, caseType: type, leadCaseNumber } = entry;
  const own = memory.find(number, type);
  const lead = leadCaseNumber ? memory.find(leadCaseNumber, 'bk') : null;
  const hash = own ?? lead;
  if (hash === null) return false;
  memory.close({ number, type, why: memory.whyOf(hash), named: entry, ...(!own && lead && { under: lead }) });
  return true;
}

type Change = { n?: string; y?: CaseType };

/** Changes of closed cases, and tombstone rows of records that now belong to another case. */
async function strayPaths(
  database: OwnerDatabase,
  kind: CalendarKind,
  memory: SealedMemory,
  isFound: (key: string) => boolean,
): Promise<Update> {
  const strays: Update = {};
  const isOf = ({ n, y }: Change) => n !== undefined && y !== undefined && memory.find(n, y) !== null;
  const changes = ((await database.get(changesPath(kind))) ?? {}) as Record<string, Change>;
  const ofOthers = new Map<string, number[]>();
  for (const at of Object.keys(changes).filter((one) => isOf(changes[one] ?? {}))) {
    strays[`${changesPath(kind)}/${at}`] = null;
    const key = entryKey(idOfChangeKey(at));
    if (!isFound(key)) ofOthers.set(key, [...(ofOthers.get(key) ?? []), Number.parseInt(at, 10)]);
  }
  const others = await openEntries(database, kind, ofOthers.keys());
  await parallelMap([...others], async ([key, { changes: history = [] }]) => {
    const kept = history.filter(({ at }) => !ofOthers.get(key)?.includes(at));
    strays[`${entriesPath(kind)}/${key}/changes`] = kept.length > 0 ? kept : null;
    for (const [date, { rowKey }] of Object.entries(await readTombstones(database, kind, key))) {
      const path = `${dayPath(kind, date)}/${rowKey}`;
      const row = (await database.get(path)) as StoredRow | null;
      if (!row || !isOf(row)) continue;
      strays[path] = null;
      strays[`${ledgerPaths.tombstones(kind, key)}/${date}`] = null;
    }
  });
  return strays;
}

const linkingSchema = v.nullish(v.record(v.string(), v.record(v.string(), v.literal(true))), {});

/** The ledger's marks of links that an interrupted run was to write. They contain case keys. */
async function linkingMarks(database: OwnerDatabase, kind: CalendarKind, cases: ReadonlySet<string>) {
  const path = ledgerPaths.linking(kind);
  const days = Object.entries(v.parse(linkingSchema, await database.get(path)));
  const marks = days.flatMap(([date, of]) =>
    Object.keys(of)
      .filter((key) => cases.has(key))
      .map((key) => [`${path}/${date}/${key}`, null]),
  );
  return Object.fromEntries(marks) as Update;
}

/**
 * Finds the public data of the records `keys`, and of the cases closed since the ledger was read. Also closes the cases
 * that name one of these as their lead case. Reads only the records `keys` if no case was closed.
 */
export async function publicRecords(
  database: OwnerDatabase,
  ledger: Ledger,
  memory: SealedMemory,
  keys: ByKind<Iterable<string>>,
): Promise<PublicRecords> {
  const entries = {
    hearings: await openEntries(database, 'hearings', keys.hearings),
    meetings: await openEntries(database, 'meetings', keys.meetings),
  };
  if (memory.fresh.length === 0) return { entries, strays: {} };
  const kept = {
    hearings: await keptEntries(database, 'hearings', ledger),
    meetings: await keptEntries(database, 'meetings', ledger),
  };
  // the loop may close more cases
  for (let at = 0; at < memory.fresh.length; at += 1) {
    const listed = await listedIn(database, memory.fresh[at]?.key ?? '');
    for (const kind of KINDS) {
      const unread = listed.filter((one) => one.kind === kind && !entries[kind].has(one.key));
      const read = await openEntries(
        database,
        kind,
        unread.map(({ key }) => key),
      );
      for (const [key, entry] of [...read, ...kept[kind]])
        if (isClosed(memory, entry)) entries[kind].set(key, entry);
    }
  }
  const strays: Update = {};
  const closed = new Set(memory.fresh.map(({ key }) => key));
  for (const kind of KINDS) {
    Object.assign(strays, await strayPaths(database, kind, memory, (key) => entries[kind].has(key)));
    if (ledger.open[kind]) Object.assign(strays, await linkingMarks(database, kind, closed));
  }
  return { entries, strays };
}
