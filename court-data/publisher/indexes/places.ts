import type { CalendarEntry } from '@court/shared/records/calendar-entry';
import type { CalendarKind } from '@court/shared/records/data-paths';
import { datedKey } from '@court/shared/records/dated-key';
import { chapterOf } from '../stored-row-of';
import type { CaseKeys } from './case-identity';
import { leadCase } from './case-of-record';
import { type IndexList, listPath, rowPathIn, type Spoken, type Standing, saysOf } from './index-list';
import { attorneysIn, debtorsIn, type Skipped } from './people-in-entry';

/** A record in one list. */
export type Place = { list: IndexList; rowPath: string; standing: Standing };

const ROOTS = { hearings: ['hearings'], meetings: ['hearings', 'meetings'] } as const;

type Listed = { of: IndexList['of']; id: string; row: Spoken };

function listed(entry: CalendarEntry, { own, lead }: CaseKeys, skipped: Skipped): Listed[] {
  const { caseNumber, caseTitle, caseType, officeId, leadCaseTitle, leadChapter } = entry;
  const chapter = chapterOf(entry);
  const row: Spoken = {
    n: caseNumber,
    c: caseTitle,
    y: caseType,
    ...(chapter && { h: chapter }),
    ...(officeId && { o: officeId }),
  };
  const all: Listed[] = [{ of: 'Cases', id: own, row }];
  for (const [id, w] of attorneysIn(entry, skipped)) all.push({ of: 'Attorneys', id, row: { ...row, w } });
  for (const [id, w] of debtorsIn(entry, own)) all.push({ of: 'Debtors', id, row: { ...row, w } });
  const number = leadCase(entry)?.number;
  if (lead === null || !number) return all;
  const said = {
    n: number,
    ...(leadCaseTitle && { c: leadCaseTitle }),
    ...(leadChapter && { h: leadChapter }),
  };
  return [...all, { of: 'Cases', id: lead, row: { ...row, lead: said } }];
}

/** All lists in which a record stands, by the lists' paths: its people's, its case's and its lead case's. */
export function placesOf(
  kind: CalendarKind,
  entry: CalendarEntry,
  keys: CaseKeys,
  skipped: Skipped,
): Map<string, Place> {
  const key = datedKey(kind, entry.date, entry.time, entry.id);
  const places = new Map<string, Place>();
  for (const { of, id, row } of listed(entry, keys, skipped)) {
    const standing = { key, row, says: saysOf(of, row, kind) };
    for (const root of ROOTS[kind]) {
      const list: IndexList = { root, of, id };
      places.set(listPath(list), { list, rowPath: rowPathIn(list, kind, key), standing });
    }
  }
  return places;
}
