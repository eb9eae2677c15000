import type { CaseType, SourceRecord } from '@court/records';

/** Records of an export that name one case, and one lead case or none, in the same way. */
export type CaseGroup = {
  number: string;
  type: CaseType;
  /** number of the lead case, which is a bankruptcy case */
  lead: string | null;
  /** numbers of the records, also of ones that were dropped since */
  records: number[];
};

/** The cases that an export's records name, kept in memory, and which records are sealed. */
export class RecordCases {
  readonly #groups = new Map<string, CaseGroup>();
  /** numbers of records, also of ones that were dropped since */
  readonly sealed: number[] = [];

  add({ caseNumber, caseType, leadCaseNumber, sealed }: SourceRecord, record: number): void {
    const text = JSON.stringify([caseNumber, caseType, leadCaseNumber]);
    const group = this.#groups.get(text);
    if (group) group.records.push(record);
    else {
      const one = { number: caseNumber, type: caseType, lead: leadCaseNumber, records: [record] };
      this.#groups.set(text, one);
    }
    if (sealed === 'Y') this.sealed.push(record);
  }

  get groups(): CaseGroup[] {
    return [...this.#groups.values()];
  }
}
