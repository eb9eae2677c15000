import { type CalendarEntry, type CalendarKind, type DatedRow, datedKey } from '@court/records';
import { chapterOf } from '../stored-row-of';
import type { CaseKeys } from './case-identity';
import { type IndexList, listPath } from './index-list';
import type { PeopleInEntries } from './people-in-entry';
import type { Speech, SpeechOf, SpokenRow } from './speech';

/** What a row in one list has beside the docket's row. */
export type OwnWords = Pick<DatedRow, 'w' | 'lead'>;

/** A record in one list. */
export type Place = { list: IndexList; speech: Speech; own: OwnWords };

/** A record in all its lists, by the lists' paths: its people's, its case's and its lead case's. */
export type Places = { datedKey: string; at: ReadonlyMap<string, Place> };

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

function spokenRow(entry: CalendarEntry): SpokenRow {
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
export function placesFinder(people: PeopleInEntries, speechOf: SpeechOf) {
  return (kind: CalendarKind, entry: CalendarEntry, keys: CaseKeys): Places => {
    const row = spokenRow(entry);
    const at = new Map<string, Place>();
    for (const { of, id, own } of listed(entry, keys, people)) {
      const speech = speechOf(of, { ...row, ...own }, kind);
      for (const root of ROOTS[kind]) {
        const list: IndexList = { root, of, id };
        at.set(listPath(list), { list, speech, own });
      }
    }
    return { datedKey: datedKey(kind, entry.date, entry.time, entry.id), at };
  };
}

export type PlacesOf = ReturnType<typeof placesFinder>;
