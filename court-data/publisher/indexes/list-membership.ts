import { type CalendarEntry, type CalendarKind, type DatedRow, datedKey } from '@court/records';
import { chapterOf } from '../stored-row-of';
import type { CaseKeys } from './case-identity';
import type { FieldsOf, IndexedFields, IndexFields } from './index-fields';
import { type IndexList, listPath } from './index-list';
import type { PeopleInEntries } from './people-in-entry';

/** What a row in one list has beside the docket's row. */
export type OwnWords = Pick<DatedRow, 'w' | 'lead'>;

/** A record in one list. */
export type ListMembership = { list: IndexList; fields: IndexFields; own: OwnWords };

/** A record in all its lists, by the lists' paths: its people's, its case's and its lead case's. */
export type Memberships = { datedKey: string; at: ReadonlyMap<string, ListMembership> };

const ROOTS = { hearings: ['hearings'], meetings: ['hearings', 'meetings'] } as const;

type Listed = { of: IndexList['of']; id: string; own: OwnWords };

function leadSaid({ leadCaseNumber: n, leadCaseTitle: c, leadChapter: h }: CalendarEntry): OwnWords {
  return n ? { lead: { n, ...(c && { c }), ...(h && { h }) } } : {};
}

function listed(entry: CalendarEntry, { own, lead }: CaseKeys, people: PeopleInEntries): Listed[] {
  const all: Listed[] = [{ of: 'Cases', id: own, own: {} }];
  for (const [id, w] of people.attorneysIn(entry)) all.push({ of: 'Attorneys', id, own: { w } });
  for (const [id, w] of people.debtorsIn(entry, own)) all.push({ of: 'Debtors', id, own: { w } });
  return lead === null ? all : [...all, { of: 'Cases', id: lead, own: leadSaid(entry) }];
}

function indexedFields(entry: CalendarEntry): IndexedFields {
  const { caseNumber, caseTitle, caseType, officeId } = entry;
  const chapter = chapterOf(entry);
  return {
    n: caseNumber,
    c: caseTitle,
    y: caseType,
    ...(chapter && { h: chapter }),
    ...(officeId && { o: officeId }),
  };
}

/** Finds the lists in which records stand. */
export function membershipFinder(people: PeopleInEntries, fieldsOf: FieldsOf) {
  return (kind: CalendarKind, entry: CalendarEntry, keys: CaseKeys): Memberships => {
    const row = indexedFields(entry);
    const at = new Map<string, ListMembership>();
    for (const { of, id, own } of listed(entry, keys, people)) {
      const fields = fieldsOf(of, { ...row, ...own }, kind);
      for (const root of ROOTS[kind]) {
        const list: IndexList = { root, of, id };
        at.set(listPath(list), { list, fields, own });
      }
    }
    return { datedKey: datedKey(kind, entry.date, entry.time, entry.id), at };
  };
}

export type MembershipsOf = ReturnType<typeof membershipFinder>;
