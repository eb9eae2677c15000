import type { SourceRecord } from './source-record';

/**
 * A whole record as it lies in `…Entries11/<id>`. Fields as in SourceRecord, but null, empty and false ones are
 * absent (the database keeps no nulls), and with the ids by which judge, office and trustees are known elsewhere.
 */
export type CalendarEntry = Partial<Omit<SourceRecord, 'sealed' | 'court' | 'status'>> & {
  id: string;
  date: string;
  time: string;
  caseNumber: string;
  caseTitle: string;
  caseType: SourceRecord['caseType'];
  status: SourceRecord['status'] | 'removed';
  judgeId?: string;
  officeId?: string;
  trusteeIds?: string[];
  /** keys of its case and of its lead case in `…CaseNumbers11`; the publisher gives every record its case's */
  caseKey?: string;
  leadCaseKey?: string;
};

/** What stands where a record was sealed or withdrawn from public view. */
export type WithdrawnEntry = { withdrawn: true };
