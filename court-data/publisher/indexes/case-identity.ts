import { type CalendarEntry, type CaseRecord, caseKey, parseCaseNumber } from '@court/records';
import { parallelMap } from '../store/parallel-map';
import type { IndexReader } from './index-reader';
import type { IndexedRecord } from './indexed-record';
import { memoize } from './memoize';

/** A case as a record names it. */
type NamedCase = {
  number: string;
  type: CalendarEntry['caseType'];
  /** its key, as long as no other court office has a case of the same year, serial and type */
  bare: string;
  /** the office's digit, where it is printed in the number */
  office: string | null;
};

/** Reads the cases that records name. */
export function casesOfRecords() {
  const read = memoize(
    ({ number, type }: Pick<NamedCase, 'number' | 'type'>) => `${type} ${number}`,
    ({ number, type }): NamedCase => ({
      number,
      type,
      bare: caseKey(number, type),
      office: parseCaseNumber(number)?.office ?? null,
    }),
  );
  const ownCase = ({ caseNumber, caseType }: CalendarEntry) => read({ number: caseNumber, type: caseType });
  return {
    /** The case that a record is of. */
    ownCase,
    /** The bankruptcy case that a record belongs under; null where it names none, or only its own. */
    leadCase(entry: CalendarEntry): NamedCase | null {
      const { leadCaseNumber: number } = entry;
      const lead = number ? read({ number, type: 'bk' }) : null;
      return lead?.bare === ownCase(entry).bare ? null : lead;
    },
    officeOf: (number: string) => read({ number, type: 'bk' }).office,
  };
}

export type CasesOfRecords = ReturnType<typeof casesOfRecords>;

/** Keys of a record's own case, and of the case it belongs under. */
export type CaseKeys = { own: string; lead: string | null };

/** The cases of a record, and the keys of those that are named as before and keep theirs. */
type Wanted = { own: NamedCase; lead: NamedCase | null; kept: { own: string | null; lead: string | null } };

const isSame = (a: NamedCase | null, b: NamedCase | null) =>
  a !== null && b !== null && a.bare === b.bare && a.office === b.office;

function wantedOf({ before, after }: IndexedRecord, { ownCase, leadCase }: CasesOfRecords): Wanted | null {
  if (!after) return null;
  const [own, lead] = [ownCase(after), leadCase(after)];
  if (!before) return { own, lead, kept: { own: null, lead: null } };
  const kept = {
    own: isSame(own, ownCase(before)) ? (before.caseKey ?? null) : null,
    lead: isSame(lead, leadCase(before)) ? (before.leadCaseKey ?? null) : null,
  };
  return { own, lead, kept };
}

/** The office's digit as the first row that prints it has it; null where none does. */
function officeOfCase({ hearings = {}, meetings = {} }: CaseRecord, cases: CasesOfRecords): string | null {
  const rows = [hearings, meetings].flatMap((group) =>
    Object.entries(group).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const offices = rows.map(([, { n, lead }]) => cases.officeOf(lead?.n ?? n));
  return offices.find((office) => office !== null) ?? null;
}

const fullKey = ({ number, type, office }: NamedCase) => caseKey(number, type, office);

/** Who has which key already, of cases that are printed with an office's digit. */
async function readOwners(printed: readonly NamedCase[], reader: IndexReader, cases: CasesOfRecords) {
  const owners = new Map<string, string | null>();
  const taken = new Set<string>();
  await parallelMap([...new Set(printed.map(({ bare }) => bare))], async (key) => {
    const found = await reader.caseOf(key);
    if (found) owners.set(key, officeOfCase(found, cases));
  });
  const others = printed.filter(({ bare, office }) => owners.get(bare) !== office).map(fullKey);
  await parallelMap([...new Set(others)], async (key) => {
    if (await reader.caseOf(key)) taken.add(key);
  });
  return { owners, taken };
}

/**
 * The keys of each record's cases; null where nothing of it is indexed. Of two offices' cases with one number the first
 * keeps the bare key and the other gets its office's digit behind it; who prints no office means the first.
 */
export async function caseKeysOf(
  records: readonly IndexedRecord[],
  reader: IndexReader,
  cases: CasesOfRecords,
): Promise<(CaseKeys | null)[]> {
  const wanted = records.map((record) => wantedOf(record, cases));
  const open = wanted.flatMap((one) =>
    one ? [one.kept.own ? null : one.own, one.kept.lead ? null : one.lead] : [],
  );
  const printed = open.filter((one) => one !== null && one.office !== null) as NamedCase[];
  const { owners, taken } = await readOwners(printed, reader, cases);

  function keyOf(one: NamedCase): string {
    const { bare, office } = one;
    if (office === null) return bare;
    const full = fullKey(one);
    const owner = owners.get(bare) ?? office;
    if (owner !== office || taken.has(full)) {
      taken.add(full);
      return full;
    }
    owners.set(bare, office);
    return bare;
  }

  return wanted.map((one) => {
    if (!one) return null;
    const { own, lead, kept } = one;
    return { own: kept.own ?? keyOf(own), lead: lead && (kept.lead ?? keyOf(lead)) };
  });
}
