/** What is wrong with a record. Never holds the record's own text. */
export type Fault = {
  /** dotted path of the field, e.g. `attorneys.3.name`; `record` where it is about all of it */
  field: string;
  /** continues the field's name as a sentence: "must be Y or N" */
  reason: string;
};

/** A record that is not published, where it stands, and why. */
export type Reject = Fault & {
  /** file as the caller named it */
  file: string;
  /** line of the file on which the record begins, from 1; its place in the list where there is no file */
  line: number;
  /** which of the file's records it is, from 1 */
  record: number;
  /** the record's id (a judge's or trustee's name), where it has one */
  id: string | null;
};

/** Records were rejected and `--allow-rejects` was not given: nothing is published. */
export class RejectedRecordsError extends Error {
  override name = 'RejectedRecordsError';
  constructor(readonly rejects: Reject[]) {
    super(
      `${rejects.length} ${rejects.length === 1 ? 'record was' : 'records were'} rejected; nothing was published. ` +
        'Correct them and export again, or give --allow-rejects to publish the others',
    );
  }
}

/** `line 12`; where several records share a line (a list without line breaks), which record it is too. */
export function placeText({ line, record }: { line: number; record: number }): string {
  return record > line ? `line ${line}, record ${record}` : `line ${line}`;
}

/** `hearings.json line 12, h42, attorneys.3.name: is empty` */
export function rejectLine({ file, id, field, reason, ...place }: Reject): string {
  return `${file} ${placeText(place)}${id ? `, ${id}` : ''}, ${field}: ${reason}`;
}
