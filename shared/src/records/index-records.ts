import type { StoredRow } from './docket-row';

/**
 * What a name leads to, in `…Attorneys11/names/<key>~<id>`, `…Debtors11/names/…` and the same under `similar`; short
 * keys, since twenty of them are read at every keystroke.
 */
export type NameHit = {
  /** the name as the court prints it */
  n: string;
  /** where the key comes from an alias: `aka Jane Roe`, to be said with the hit */
  k?: string;
  /** an attorney's firm */
  f?: string;
  /** a debtor's case number as printed, and the case's title */
  c?: string;
  t?: string;
  /** latest day on which something is on the calendar, YYYY-MM-DD: what is to come ranks first */
  u: string;
};

/**
 * A docket row in a person's or a case's list, at `…/hearings/<id>/<date>~<HHmm>~<record id>`, where the key of a
 * section-341 meeting ends with `~341`; the row as on the day's docket, and in what part the person appears.
 */
export type DatedRow = StoredRow & {
  /** the person in that hearing: name, aliases, firm and whom an attorney represents, as printed; absent in a case's list */
  w?: { n: string; a?: string[]; f?: string; r?: string };
};

/** `…CaseNumbers11/<caseKey>`: one case with everything dated; rows by `<date>~<HHmm>~<record id>`. */
export type CaseRecord = {
  /** as the court prints it in the latest record */
  number: string;
  title: string;
  chapter?: string;
  type: 'bk' | 'ap' | 'mp';
  /** id in offices11 */
  office?: string;
  hearings?: Record<string, DatedRow>;
  meetings?: Record<string, DatedRow>;
};

/** What typing a case number leads to, in `hrgCalCsNumEasySrch11/<key>~<caseKey>`. */
export type CaseHit = {
  /** number and title as printed */
  n: string;
  t: string;
  /** latest day on which something is on the calendar, YYYY-MM-DD */
  u: string;
  /** 1 where the case has a section-341 meeting */
  m?: 1;
};
