import type { RecordChange } from '../docket/change-record';
import type { Appear, SourceRecord } from './source-record';

/**
 * A whole record as it lies in `…Entries11/<id>`. Fields as in SourceRecord, but null, empty and false ones are
 * absent (the database keeps no nulls), and with the ids by which judge, office and trustees are known elsewhere.
 */
export type CalendarEntry = Partial<Omit<SourceRecord, 'sealed' | 'court' | 'status' | 'appear'>> & {
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
  /** `standing`: the court gave none for this 341 meeting; these are its trustee's own */
  appear?: Partial<Appear> & Pick<Appear, 'mode'> & { standing?: true };
  /** id of the hearing to which this one was continued, on the day `continuedTo`, where that is known for certain */
  continuedToId?: string;
  /** id and date (YYYY-MM-DD) of the hearing that was continued to this one */
  continuedFromId?: string;
  continuedFrom?: string;
  /** its last 20 changes since it was first published, oldest first */
  changes?: RecordChange[];
};

/** What stands where a record was sealed or withdrawn from public view. */
export type WithdrawnEntry = { withdrawn: true };

/** A record of which anything may be missing except its id. */
export type ShownEntry = Partial<CalendarEntry> & { id: string };
