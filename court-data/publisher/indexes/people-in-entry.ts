import {
  type Attorney,
  attorneyId,
  type CalendarEntry,
  debtorId,
  type InHearing,
  KeyTooLongError,
  namesOfDebtor,
  sidesOfTitle,
} from '@court/records';
import { memoize } from './memoize';

/** Is told names that cannot be searched by, because a key would be too long. */
export type Skipped = (name: string) => void;

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

/** Adversary proceedings often name no debtor: then, and where a title is "A v. B", people are found by the title. */
function partiesOf({ debtors = [], caseTitle }: CalendarEntry): Party[] {
  const isSearched = debtors.length === 0 || sidesOfTitle(caseTitle).length > 1;
  return isSearched ? [...debtors, { name: caseTitle.replace(LABEL, '') }] : debtors;
}

/** Finds the people of records; `skipped` is told attorneys who have no id that a key can be made of. */
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
    /** Attorneys of a record by id; one who is named for two parties stands once, with both. */
    attorneysIn({ attorneys = [] }: CalendarEntry): ReadonlyMap<string, InHearing> {
      const groups = grouped(attorneys, idOfAttorney);
      return new Map([...groups].map(([id, group]) => [id, attorneyInHearing(group)]));
    },
    /** Debtors of a record by id, with all aliases it gives; `caseKey` is the key of its own case. */
    debtorsIn: (entry: CalendarEntry, caseKey: string): ReadonlyMap<string, InHearing> =>
      debtorsOf({ parties: partiesOf(entry), caseKey }),
  };
}

export type PeopleInEntries = ReturnType<typeof peopleInEntries>;
