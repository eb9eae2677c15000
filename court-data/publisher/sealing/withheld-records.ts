import { type CalendarKind, entryKey, parseCaseNumber } from '@court/records';
import type { CheckedSource } from '../checking/check-source';
import type { CaseGroup } from '../checking/record-cases';
import { SourceFileError } from '../reading/source-file';
import type { Ledger } from '../store/ledger';
import { SealedMemory } from './sealed-memory';

/** A record has the names of a closed case, and no case number by which the two could be told apart. */
export class MaybeSealedError extends SourceFileError {
  override name = 'MaybeSealedError';
  constructor(file: string, line: number) {
    super(
      file,
      line,
      'the debtors have the names of a sealed or withdrawn case, and caseNumber cannot be read as a case number. ' +
        'Correct caseNumber and export again. If the record is of the sealed case, give --withdraw-case with the ' +
        'number as it is printed here; if it is of another case, give --unseal-case with it',
    );
  }
}

/** What of an export is not published, and the memory with the cases that the export seals. */
export type Withheld = {
  memory: SealedMemory;
  /** entry keys of records that are not published */
  keys: Record<CalendarKind, ReadonlySet<string>>;
  /** the same of records that are sealed themselves */
  sealed: Record<CalendarKind, ReadonlySet<string>>;
  /** hashes of the closed cases that the export names */
  cases: ReadonlySet<string>;
};

type Kinds = Partial<Record<CalendarKind, CheckedSource>>;

function groupsOf(sources: readonly CheckedSource[]): { source: CheckedSource; group: CaseGroup }[] {
  return sources.flatMap((source) => source.cases.groups.map((group) => ({ source, group })));
}

/** Closes the cases of sealed records; the records' entry keys. */
function closeSealed(source: CheckedSource | undefined, memory: SealedMemory) {
  const keys = new Set<string>();
  for (const number of source?.cases.sealed ?? []) {
    if (!source?.records.has(number)) continue;
    const record = source.records.read(number);
    memory.close({ number: record.caseNumber, type: record.caseType, why: 'sealed', named: record });
    keys.add(entryKey(record.id));
  }
  return keys;
}

/** Closes the cases that name a closed one as their lead case, until no more are found. */
function closeUnder(sources: readonly CheckedSource[], memory: SealedMemory) {
  let before: number;
  do {
    before = memory.fresh.length;
    for (const { source, group } of groupsOf(sources)) {
      const { number, type, lead, records } = group;
      const under = lead && memory.find(lead, 'bk');
      if (!under || memory.find(number, type) || !records.some((one) => source.records.has(one))) continue;
      memory.close({ number, type, why: memory.whyOf(under), under });
    }
  } while (memory.fresh.length > before);
}

/** Throws MaybeSealedError for a record that may be of a closed case under a number that nobody can read. */
function askOfNamesakes(sources: readonly CheckedSource[], memory: SealedMemory) {
  for (const { source, group } of groupsOf(sources)) {
    const { number, type, records } = group;
    if (parseCaseNumber(number) || memory.find(number, type) || memory.isOpen(number, type)) continue;
    const one = records.find((at) => source.records.has(at) && memory.isNamesake(source.records.read(at)));
    if (one !== undefined) throw new MaybeSealedError(source.file, source.placeOf(one).line);
  }
}

function withheldKeys(source: CheckedSource | undefined, memory: SealedMemory, cases: Set<string>) {
  const keys = new Set<string>();
  for (const { number, type, records } of source?.cases.groups ?? []) {
    const hash = memory.find(number, type);
    const there = hash === null ? [] : records.filter((one) => source?.records.has(one));
    if (hash === null || there.length === 0) continue;
    cases.add(hash);
    for (const one of there) if (source) keys.add(entryKey(source.records.read(one).id));
  }
  return keys;
}

/**
 * The records of an export that are of sealed or withdrawn cases, and those that name such a case as their lead case. Reads
 * no record unless one is sealed or the ledger remembers a case. Throws MaybeSealedError.
 */
export function withheldRecords(kinds: Kinds, ledger: Ledger): Withheld {
  const memory = new SealedMemory(ledger.sealed);
  const sources = Object.values(kinds);
  const cases = new Set<string>();
  const sealed = {
    hearings: closeSealed(kinds.hearings, memory),
    meetings: closeSealed(kinds.meetings, memory),
  };
  if (memory.isEmpty) return { memory, keys: sealed, sealed, cases };
  closeUnder(sources, memory);
  askOfNamesakes(sources, memory);
  const keys = {
    hearings: withheldKeys(kinds.hearings, memory, cases),
    meetings: withheldKeys(kinds.meetings, memory, cases),
  };
  return { memory, keys, sealed, cases };
}
