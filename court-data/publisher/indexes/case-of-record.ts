import type { CalendarEntry } from '@court/shared/records/calendar-entry';
import { caseKey } from '@court/shared/records/case-keys';
import { parseCaseNumber } from '@court/shared/records/case-number';

/** A case number as printed and its type, in any record. */
export type PrintedCase = { number: string; type: CalendarEntry['caseType'] };

/** The case that a record is of. */
export const ownCase = ({ caseNumber, caseType }: CalendarEntry): PrintedCase => ({
  number: caseNumber,
  type: caseType,
});

/** The bankruptcy case that a record belongs under; null where it names none, or only its own. */
export function leadCase(entry: CalendarEntry): PrintedCase | null {
  const { leadCaseNumber: number } = entry;
  if (!number) return null;
  return bareKey({ number, type: 'bk' }) === bareKey(ownCase(entry)) ? null : { number, type: 'bk' };
}

/** Key of a case as long as no other court office has a case of the same year, serial and type. */
export const bareKey = ({ number, type }: PrintedCase) => caseKey(number, type);

/** Key of a case whose bare key another office's case has. */
export const officeKey = ({ number, type }: PrintedCase, office: string) => caseKey(number, type, office);

/** The office's digit in the number, where it is printed. */
export const officeDigit = ({ number }: PrintedCase) => parseCaseNumber(number)?.office ?? null;

/** True where both name one case, however else they are printed. */
export const isSameCase = (a: PrintedCase, b: PrintedCase) =>
  bareKey(a) === bareKey(b) && officeDigit(a) === officeDigit(b);
