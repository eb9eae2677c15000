import {
  type CalendarKind,
  type CaseType,
  entryKey,
  parseCaseNumber,
  readPrintedCaseNumber,
} from '@court/domain';
import type { CheckedSource } from '../checking/check-source';
import { SourceFileError } from '../reading/source-file';
import type { Ledger } from '../store/ledger';
import { SealedMemory } from './sealed-memory';

/** A record has the names of a closed case, and no case number to distinguish the two. */
export class MaybeSealedError extends SourceFileError {
  override name = 'MaybeSealedError';
  constructor(file: string, line: number) {
    super(
      file,
      line,
      'the debtors have the names of a sealed or hidden case, and caseNumber cannot be read as a case number. ' +
        'Correct caseNumber and export again. If the record is of the sealed case, give --withdraw-case with the ' +
        'number as it is printed here; if it is of another case, give --unseal-case with it',
    );
  }
}

/** The records of an export that are not published, and the memory, which includes the cases that the export seals. */
export type Withheld = {
  memory: SealedMemory;
  /** entry keys of unpublished records */
  keys: Record<CalendarKind, ReadonlySet<string>>;
  /** entry keys of records that are sealed themselves */
  sealed: Record<CalendarKind, ReadonlySet<string>>;
  /** hashes of the closed cases in the export */
  cases: ReadonlySet<string>;
};

type Kinds = Partial<Record<CalendarKind, CheckedSource>>;

/** Records of an export with the same printed case, and the same lead case or none. */
type CaseGroup = {
  source: CheckedSource;
  number: string;
  type: CaseType;
  /** number of the lead case, which is a bankruptcy case */
  lead: string | null;
  /** numbers of the records */
  records: number[];
};

/** Reads every record once, without keeping any in memory. */
function groupsOf(source: CheckedSource): CaseGroup[] {
  const groups = new Map<string, CaseGroup>();
  const numbers = source.days.dates.flatMap((date) => source.days.on(date));
  for (const one of numbers.filter((each) => source.records.has(each)).sort((a, b) => a - b)) {
    const { caseNumber: number, caseType: type, leadCaseNumber: lead } = source.records.read(one);
    const text = JSON.stringify([number, type, lead]);
    const group = groups.get(text);
    if (group) group.records.push(one);
    else groups.set(text, { source, number, type, lead, records: [one] });
  }
  return [...groups.values()];
}

/** Closes the cases of sealed records. Returns the records' entry keys. */
function closeSealed(source: CheckedSource | undefined, memory: SealedMemory) {
  const keys = new Set<string>();
  for (const number of source?.sealed ?? []) {
    if (!source?.records.has(number)) continue;
    const record = source.records.read(number);
    memory.close({ number: record.caseNumber, type: record.caseType, why: 'sealed', named: record });
    keys.add(entryKey(record.id));
  }
  return keys;
}

const TYPES: readonly CaseType[] = ['bk', 'ap', 'mp'];

/** The hash of a closed case that a record names beside its own: its lead case, or another number in its cell. */
function closedBeside({ number, lead }: CaseGroup, memory: SealedMemory): string | null {
  const own = lead ? memory.find(lead, 'bk') : null;
  if (own !== null) return own;
  for (const { office, year, serial, type } of readPrintedCaseNumber(number)?.also ?? []) {
    const printed = `${office ? `${office}:` : ''}${year}-${String(serial).padStart(5, '0')}`;
    for (const one of type ? [type] : TYPES) {
      const found = memory.find(printed, one);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Closes the cases that name a closed case beside their own number, until no more are found. */
function closeUnder(groups: readonly CaseGroup[], memory: SealedMemory) {
  let before: number;
  do {
    before = memory.fresh.length;
    for (const group of groups) {
      const { number, type } = group;
      const under = closedBeside(group, memory);
      if (under && !memory.find(number, type))
        memory.close({ number, type, why: memory.whyOf(under), under });
    }
  } while (memory.fresh.length > before);
}

/** Throws MaybeSealedError for a record that may belong to a closed case and has an unreadable number. */
function askOfNamesakes(groups: readonly CaseGroup[], memory: SealedMemory) {
  for (const { source, number, type, records } of groups) {
    if (parseCaseNumber(number) || memory.find(number, type) || memory.isOpen(number, type)) continue;
    const one = records.find((at) => memory.isNamesake(source.records.read(at)));
    if (one !== undefined) throw new MaybeSealedError(source.file, source.placeOf(one).line);
  }
}

/**
 * Finds the records of an export whose case or lead case is sealed or hidden. Reads no records if none is sealed and
 * the ledger has no closed case. Throws MaybeSealedError.
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
  const groups = sources.flatMap(groupsOf);
  closeUnder(groups, memory);
  askOfNamesakes(groups, memory);
  const keysOf = (source: CheckedSource | undefined) => {
    const keys = new Set<string>();
    for (const { number, type, records, ...of } of groups) {
      const hash = of.source === source ? memory.find(number, type) : null;
      if (hash === null) continue;
      cases.add(hash);
      for (const one of records) keys.add(entryKey(of.source.records.read(one).id));
    }
    return keys;
  };
  const keys = { hearings: keysOf(kinds.hearings), meetings: keysOf(kinds.meetings) };
  return { memory, keys, sealed, cases };
}
