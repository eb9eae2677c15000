import { attorneyGroups, type ShownAttorney, type ShownEntry } from '@court/domain';
import { recordMessages } from '../../messages/record-messages';

/** Attorneys who appear for the same parties. Each is listed once. */
export type PartyAttorneys = {
  /** 'Ana Rivera (Debtor)'; empty if the court names no party */
  parties: string[];
  /** the parties are exactly the debtors of the record */
  areDebtors: boolean;
  attorneys: ShownAttorney[];
};

type Person = { attorney: ShownAttorney; parties: Set<string>; names: Set<string> };

const keyOf = ({ name, firm, phone }: ShownAttorney) =>
  [name, firm, phone].map((each) => (each ?? '').trim().toLowerCase()).join('\n');

/**
 * Groups attorneys by their parties. A court lists an attorney once for each party; this list has each person once,
 * with all parties.
 */
export function attorneyPeople({ attorneys = [], debtors = [] }: ShownEntry): PartyAttorneys[] {
  const people = new Map<string, Person>();
  for (const { party, attorneys: own } of attorneyGroups(attorneys)) {
    for (const attorney of own) {
      const key = keyOf(attorney);
      const {
        attorney: known,
        parties,
        names,
      } = people.get(key) ?? {
        attorney,
        parties: new Set<string>(),
        names: new Set<string>(),
      };
      if (party) parties.add(party);
      if (attorney.represents) names.add(attorney.represents);
      const lead = known.lead || attorney.lead;
      const terminated = known.terminated && attorney.terminated;
      people.set(key, { attorney: { ...known, lead, terminated }, parties, names });
    }
  }
  const debtorNames = [...new Set(debtors.map(({ name }) => name))];
  const groups = new Map<string, PartyAttorneys>();
  for (const { attorney, parties, names } of people.values()) {
    const key = [...parties].sort().join('\n');
    const areDebtors =
      names.size > 0 &&
      names.size === parties.size &&
      names.size === debtorNames.length &&
      debtorNames.every((name) => names.has(name));
    const group = groups.get(key) ?? { parties: [...parties], areDebtors, attorneys: [] };
    groups.set(key, group);
    group.attorneys.push(attorney);
  }
  return [...groups.values()].sort((a, b) => Number(a.parties.length === 0) - Number(b.parties.length === 0));
}

/** 'For the debtor', 'For Mesa Bank (Creditor)': heading above the attorneys. */
export function partiesText({ parties, areDebtors }: PartyAttorneys): string {
  if (areDebtors) return recordMessages('forDebtors', { count: parties.length });
  return parties.length === 0
    ? recordMessages('noParty')
    : recordMessages('forParties', { parties: parties.join('; ') });
}
