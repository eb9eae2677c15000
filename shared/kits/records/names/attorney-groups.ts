import type { CalendarEntry } from '../source/calendar-entry';

export type ShownAttorney = NonNullable<CalendarEntry['attorneys']>[number];

/** The attorneys of one party; '' when the court does not say whose they are. */
export type AttorneyGroup = { party: string; attorneys: ShownAttorney[] };

/** Attorneys by the party they represent, in the order of the record; those of no named party last. */
export function attorneyGroups(attorneys: readonly ShownAttorney[]): AttorneyGroup[] {
  const groups = new Map<string, AttorneyGroup>();
  for (const attorney of attorneys) {
    const { represents, partyRole } = attorney;
    const party = represents && partyRole ? `${represents} (${partyRole})` : (represents ?? partyRole ?? '');
    const group = groups.get(party) ?? { party, attorneys: [] };
    groups.set(party, group);
    group.attorneys.push(attorney);
  }
  return [...groups.values()].sort((a, b) => Number(a.party === '') - Number(b.party === ''));
}
