import type { CalendarEntry } from '@court/shared/records/calendar-entry';
import type { People } from '@court/shared/records/data-paths';
import type { InHearing } from '@court/shared/records/index-records';
import { KeyTooLongError } from '@court/shared/records/keys';
import { namesOfDebtor, type SearchedName } from '@court/shared/records/names-in';
import { attorneyId, debtorId } from '@court/shared/records/person-id';
import { sidesOfTitle } from '@court/shared/records/title-sides';

/** Is told names that cannot be searched by, because a key would be too long. */
export type Skipped = (name: string) => void;

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

/** Attorneys of a record by id; one who is named for two parties stands once, with both. */
export function attorneysIn({ attorneys = [] }: CalendarEntry, skipped: Skipped): Map<string, InHearing> {
  const groups = grouped(attorneys, (attorney) => {
    try {
      return attorneyId(attorney);
    } catch (error) {
      if (!(error instanceof KeyTooLongError)) throw error;
      skipped(attorney.name);
      return null;
    }
  });
  return new Map(
    [...groups].map(([id, group]): [string, InHearing] => {
      const [firm] = distinct(group.map((one) => one.firm));
      const [name = '', ...others] = distinct(group.map((one) => one.name));
      const represents = distinct(group.map((one) => one.represents)).join(', ');
      return [
        id,
        {
          n: name,
          ...(others.length > 0 && { a: others }),
          ...(firm && { f: firm }),
          ...(represents && { r: represents }),
        },
      ];
    }),
  );
}

type Party = { name: string; business?: boolean; aliases?: { kind: string; name: string }[] };

/** Adversary proceedings often name no debtor: then, and where a title is "A v. B", people are found by the title. */
function partiesOf({ debtors = [], caseTitle }: CalendarEntry): Party[] {
  const isSearched = debtors.length === 0 || sidesOfTitle(caseTitle).length > 1;
  return isSearched ? [...debtors, { name: caseTitle.replace(LABEL, '') }] : debtors;
}

/** Debtors of a record by id, with all aliases the record gives; `caseKey` is the key of its own case. */
export function debtorsIn(entry: CalendarEntry, caseKey: string): Map<string, InHearing> {
  const groups = grouped(partiesOf(entry), ({ name }) => debtorId(caseKey, name));
  return new Map(
    [...groups].map(([id, group]): [string, InHearing] => {
      const names = group.flatMap((debtor) => namesOfDebtor(debtor));
      const aliases = distinct(names.map(({ name, alias }) => alias && `${alias} ${name}`));
      const isBusiness = group.some((debtor) => debtor.business);
      return [
        id,
        { n: group[0].name, ...(aliases.length > 0 && { a: aliases }), ...(isBusiness && { b: 1 }) },
      ];
    }),
  );
}

/** The names by which a person is found because of one hearing. */
export function namesInHearing(people: People, { n, a = [], b }: InHearing): SearchedName[] {
  if (people === 'Attorneys') {
    return [n, ...a].map((name) => ({ name, alias: null, business: false }));
  }
  const aliases = a.map((alias) => {
    const [kind = '', ...name] = alias.split(' ');
    return { kind, name: name.join(' ') };
  });
  return namesOfDebtor({ name: n, business: b === 1, aliases });
}
