import type { ExportedRecord } from '@court/records';
import type { Debtors } from '../people/sample-debtors';

type Attorneys = NonNullable<ExportedRecord['attorneys']>;

/** What of a hearing or meeting belongs to its case and is the same whenever the case comes up. */
export type CaseFacts = Required<
  Pick<
    ExportedRecord,
    'caseNumber' | 'caseType' | 'caseTitle' | 'chapter' | 'leadCaseNumber' | 'leadCaseTitle'
  >
> & { debtors: Debtors; attorneys: Attorneys };

export type SampleCase = { serial: number; facts: CaseFacts };
