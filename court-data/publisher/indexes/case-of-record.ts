import { type CalendarEntry, caseKey, parseCaseNumber } from '@court/records';
import { memoize } from './memoize';

/** A case as a record names it. */
export type NamedCase = {
  number: string;
  type: CalendarEntry['caseType'];
  /** its key, as long as no other court office has a case of the same year, serial and type */
  bare: string;
  /** the office's digit, where it is printed in the number */
  office: string | null;
};

/** Reads the cases that records name. */
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
    /** The case that a record is of. */
    ownCase,
    /** The bankruptcy case that a record belongs under; null where it names none, or only its own. */
    leadCase(entry: CalendarEntry): NamedCase | null {
      const { leadCaseNumber: number } = entry;
      const lead = number ? read({ number, type: 'bk' }) : null;
      return lead?.bare === ownCase(entry).bare ? null : lead;
    },
    officeOf: (number: string) => read({ number, type: 'bk' }).office,
  };
}

export type CasesOfRecords = ReturnType<typeof casesOfRecords>;
