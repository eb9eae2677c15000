/** A record that is not published, and where it stands. Never holds the record's own text. */
export type Reject = {
  /** file as the caller named it */
  file: string;
  /** line of the file on which the record begins, from 1; its place in the list where there is no file */
  line: number;
  /** the record's id, where it has one */
  id: string | null;
  /** dotted path of the field, e.g. `attorneys.3.name` */
  field: string;
  /** continues the field's name as a sentence: "must be Y or N" */
  reason: string;
};

/** Records were rejected and `--allow-rejects` was not given: nothing is published. */
export class RejectedRecordsError extends Error {
  override name = 'RejectedRecordsError';
  constructor(readonly rejects: Reject[]) {
    super(`${rejects.length} rejects; nothing was published`);
  }
}

/** `hearings.json line 12, h42, attorneys.3.name: is empty` */
export function rejectLine({ file, line, id, field, reason }: Reject): string {
  return `${file} line ${line}${id ? `, ${id}` : ''}, ${field}: ${reason}`;
}
