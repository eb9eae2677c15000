import {
  type Attorney,
  attorneyId,
  type CalendarEntry,
  type CaseRecord,
  caseKey,
  debtorId,
  type InHearing,
  KeyTooLongError,
  namesOfDebtor,
  parseCaseNumber,
  sidesOfTitle,
} from '@court/domain';
import { parallelMap } from '../store/rate-limit';
import type { IndexReader } from './index-reader';
import type { IndexedRecord, Skipped } from './indexed-record';

/** Caches results by key, because the same people and cases repeat in many records. */
function memoize<Item, Made>(
  keyOf: (item: Item) => string,
  make: (item: Item) => Made,
): (item: Item) => Made {
  const all = new Map<string, { made: Made }>();
  return (item) => {
    const key = keyOf(item);
    const found = all.get(key) ?? { made: make(item) };
    all.set(key, found);
    return found.made;
  };
}

type Party = { name: string; business?: boolean; aliases?: { kind: string; name: string }[] };

const LABEL = /\s+-\s+Adversary Proceeding$/i;

function grouped<T>(items: readonly T[], idOf: (item: T) => string | null): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const id = idOf(item);
    if (id === null) continue;
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  return groups;
}

const distinct = (texts: (string | null | undefined)[]) => [...new Set(texts.flatMap((text) => text || []))];

function attorneyInHearing(group: readonly Attorney[]): InHearing {
  const [firm] = distinct(group.map((one) => one.firm));
  const [name = '', ...others] = distinct(group.map((one) => one.name));
  const represents = distinct(group.map((one) => one.represents)).join(', ');
  return {
    n: name,
    ...(others.length > 0 && { a: others }),
    ...(firm && { f: firm }),
    ...(represents && { r: represents }),
  };
}

function debtorInHearing(group: readonly [Party, ...Party[]]): InHearing {
  const names = group.flatMap((debtor) => namesOfDebtor(debtor));
  const aliases = distinct(names.map(({ name, alias }) => alias && `${alias} ${name}`));
  const isBusiness = group.some((debtor) => debtor.business);
  return { n: group[0].name, ...(aliases.length > 0 && { a: aliases }), ...(isBusiness && { b: 1 }) };
}

/**
 * The searchable parties of a record. Adversary proceedings often name no debtor. Then, or if a title is "A v. B",
 * people are found by the title.
 */
function partiesOf({ debtors = [], caseTitle }: CalendarEntry): Party[] {
  const isSearched = debtors.length === 0 || sidesOfTitle(caseTitle).length > 1;
  return isSearched ? [...debtors, { name: caseTitle.replace(LABEL, '') }] : debtors;
}

/** Finds the people of records. Calls `skipped` with attorneys whose id is too long for a key. */
export function peopleInEntries(skipped: Skipped) {
  const idOfAttorney = memoize(
    ({ name, barNumber, firm }: Attorney) => JSON.stringify([name, barNumber, firm]),
    (attorney) => {
      try {
        return attorneyId(attorney);
      } catch (error) {
        if (!(error instanceof KeyTooLongError)) throw error;
        skipped(attorney.name);
        return null;
      }
    },
  );
  const debtorsOf = memoize(
    (of: { parties: Party[]; caseKey: string }) => JSON.stringify(of),
    ({ parties, caseKey }) => {
      const groups = grouped(parties, ({ name }) => debtorId(caseKey, name));
      return new Map([...groups].map(([id, group]) => [id, debtorInHearing(group)]));
    },
  );
  return {
    /** Attorneys of a record by id. An attorney named for two parties appears once, with both. */
    attorneysIn({ attorneys = [] }: CalendarEntry): ReadonlyMap<string, InHearing> {
      const groups = grouped(attorneys, idOfAttorney);
      return new Map([...groups].map(([id, group]) => [id, attorneyInHearing(group)]));
    },
    /** Debtors of a record by id, with all their aliases. `caseKey` is the key of the record's own case. */
    debtorsIn: (entry: CalendarEntry, caseKey: string): ReadonlyMap<string, InHearing> =>
      debtorsOf({ parties: partiesOf(entry), caseKey }),
  };
}

export type PeopleInEntries = ReturnType<typeof peopleInEntries>;

/** A case as a record names it. */
type NamedCase = {
  number: string;
  type: CalendarEntry['caseType'];
  /** its key if no other court office has a case of the same year, serial and type */
  bare: string;
  /** the office's digit, if the number contains it */
  office: string | null;
};

/** Parses the cases that records name. */
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
    /** The record's own case. */
    ownCase,
    /** The bankruptcy case to which a record belongs. Null if the record names none, or only its own case. */
    leadCase(entry: CalendarEntry): NamedCase | null {
      const { leadCaseNumber: number } = entry;
      const lead = number ? read({ number, type: 'bk' }) : null;
      return lead?.bare === ownCase(entry).bare ? null : lead;
    },
    officeOf: (number: string) => read({ number, type: 'bk' }).office,
  };
}

export type CasesOfRecords = ReturnType<typeof casesOfRecords>;

/** Keys of a record's own case and of its lead case. */
export type CaseKeys = { own: string; lead: string | null };

/** The cases of a record, and the existing keys of those whose name is unchanged. */
type Wanted = { own: NamedCase; lead: NamedCase | null; kept: { own: string | null; lead: string | null } };

const isSame = (a: NamedCase | null, b: NamedCase | null) =>
  a !== null && b !== null && a.bare === b.bare && a.office === b.office;

/** The existing key of a case. Null if it comes from an older format that did not parse this number. */
function keptKey(key: string | null | undefined, of: NamedCase | null): string | null {
  return key && of && (key === of.bare || key.startsWith(`${of.bare}-o`)) ? key : null;
}

function wantedOf({ before, after }: IndexedRecord, { ownCase, leadCase }: CasesOfRecords): Wanted | null {
  if (!after) return null;
  const [own, lead] = [ownCase(after), leadCase(after)];
  if (!before) return { own, lead, kept: { own: null, lead: null } };
  const kept = {
    own: isSame(own, ownCase(before)) ? keptKey(before.caseKey, own) : null,
    lead: isSame(lead, leadCase(before)) ? keptKey(before.leadCaseKey, lead) : null,
  };
  return { own, lead, kept };
}

/** The office's digit from the first row that prints it. Null if no row does. */
function officeOfCase({ hearings = {}, meetings = {} }: CaseRecord, cases: CasesOfRecords): string | null {
  const rows = [hearings, meetings].flatMap((group) =>
    Object.entries(group).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const offices = rows.map(([, { n, lead }]) => cases.officeOf(lead?.n ?? n));
  return offices.find((office) => office !== null) ?? null;
}

const fullKey = ({ number, type, office }: NamedCase) => caseKey(number, type, office);

/** The owners of existing keys, for cases printed with an office's digit. */
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
 * The keys of each record's cases. Null if the record is not indexed. If two offices have a case with the same number,
 * the first keeps the plain key, and the key of the other gets its office's digit as a suffix. A number without an
 * office means the first.
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
