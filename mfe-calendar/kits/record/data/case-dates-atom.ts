import type { Reading } from '@court/contract';
import {
  type CalendarKind,
  casesPath,
  type DocketRow,
  docketRows,
  memoizeLru,
  objectOf,
  parseDatedKey,
} from '@court/domain';
import { parsedPathAtom } from '@court/ui';
import { atom } from 'jotai';

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

/** The result for a record without a case: no other dates. */
const NO_CASE: Reading<CaseDate[]> = { value: [], status: 'live', asOf: null, polling: false };

const cases = memoizeLru(24, (caseKey) => {
  if (!caseKey) return atom(NO_CASE);
  const readingAtom = parsedPathAtom<CaseDate[]>(`${casesPath('hearings')}/${caseKey}`, datesOf);
  return atom((get): Reading<CaseDate[]> => get(readingAtom));
});

/**
 * All hearings and 341 meetings of a case, in order of time, with the same rows as on their dockets. Empty if
 * `caseKey` is ''.
 */
export function caseDatesAtom(caseKey: string) {
  return cases(caseKey);
}
