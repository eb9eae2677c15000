import { atom } from 'jotai';
import { type CalendarKind, casesPath } from '../records/data-paths';
import { parseDatedKey } from '../records/dated-key';
import type { DocketRow } from '../records/docket-row';
import { docketRows } from './docket-rows';
import { fewOf } from './few-of';
import { objectOf } from './json-fields';
import type { Reading } from './reading';
import { watchedPath } from './watched-path';

/** A hearing or 341 meeting of a case. */
export type CaseDate = { kind: CalendarKind; row: DocketRow };

function datesOf(json: unknown): CaseDate[] {
  const at = objectOf(json);
  const dated = { ...objectOf(at?.hearings), ...objectOf(at?.meetings) };
  return Object.entries(dated)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, stored]) => {
      const { kind, date, rowKey } = parseDatedKey(key);
      return docketRows(date, { [rowKey]: stored }, []).map((row) => ({ kind, row }));
    });
}

const cases = fewOf(24, (caseKey) => {
  const readingAtom = watchedPath<CaseDate[]>(`${casesPath('hearings')}/${caseKey}`, datesOf);
  return atom((get): Reading<CaseDate[]> => get(readingAtom));
});

/** Everything dated in a case, hearings and 341 meetings together, in the order of time; rows as on their dockets. */
export function caseDatesAtom(caseKey: string) {
  return cases(caseKey);
}
