import { judgesAtom, officesAtom, readerSettingsAtom } from '@court/contract';
import { type CaseType, extendedCaseNumber, parseCaseNumber, shortPrintedNumber } from '@court/domain';
import { atom } from 'jotai';

/** The fields of a docket row or record from which its case number is formatted. */
export type NumberedRecord = {
  caseNumber?: string | undefined;
  caseType?: CaseType | undefined;
  officeId?: string | null | undefined;
  judgeId?: string | null | undefined;
};

/**
 * Formats a case number by the reader's settings (`extCaseNum`, `extCaseNumLoc`): without office code and type, or as
 * the court prints it with the extended number before or after it. '' if there is none.
 */
export const caseNumberAtom = atom((get) => {
  const { extCaseNum, extCaseNumLoc } = get(readerSettingsAtom);
  if (extCaseNum !== 'Y') return ({ caseNumber = '' }: NumberedRecord) => shortPrintedNumber(caseNumber);
  const { byId: judges } = get(judgesAtom);
  const { byId: offices } = get(officesAtom);
  return ({ caseNumber = '', caseType, officeId, judgeId }: NumberedRecord) => {
    const printed = parseCaseNumber(caseNumber);
    if (!printed) return caseNumber;
    const initials = judges[judgeId ?? '']?.initials?.toUpperCase();
    const extended = extendedCaseNumber({
      ...printed,
      office: printed.office ?? offices[officeId ?? '']?.code ?? null,
      type: printed.type ?? caseType ?? null,
      initials: printed.initials ?? initials ?? null,
    });
    if (extended.toLowerCase() === caseNumber.toLowerCase()) return caseNumber;
    return extCaseNumLoc === 'before' ? `${extended} (${caseNumber})` : `${caseNumber} (${extended})`;
  };
});
