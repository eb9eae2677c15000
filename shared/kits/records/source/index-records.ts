import type { StoredRow } from '../docket/docket-row';

/**
 * What a name leads to, in `…Attorneys11/names/<key>~<id>`, `…Debtors11/names/…` and the same under `similar` (keys by
 * hitKey); short keys, since twenty of them are read at every keystroke. Where records print a person differently, a
 * key says what the latest of those says that it can be made of.
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
  /** latest day, YYYY-MM-DD, of a row under this name, whatever its status: what is to come ranks first */
  u: string;
};

/** A person in a hearing or meeting, as printed. */
export type InHearing = {
  n: string;
  /** a debtor's aliases, `aka Jane Roe`; other names that the record prints for the same attorney */
  a?: string[];
  /** 1 where the court says that a debtor is a business */
  b?: 1;
  /** an attorney's firm */
  f?: string;
  /** whom an attorney represents, or represented: attorneys who have left the matter are listed too */
  r?: string;
};

/**
 * A docket row in a person's or a case's list, by datedKey: the row as on the day's docket. A record has one in each
 * list, on its present day; a removed one keeps it, with that status.
 */
export type DatedRow = StoredRow & {
  /** the person in that hearing; absent in a case's list */
  w?: InHearing;
  /** in the list of a record's lead case: number, title and chapter of that lead case as the record prints them */
  lead?: { n: string; c?: string; h?: string };
};

/**
 * `…CaseNumbers11/<caseKey>`: one case with everything dated, by datedKey. What is said of the case is as printed in its
 * latest record; where it has none of its own, as in the latest record that names it as its lead case.
 */
export type CaseRecord = {
  number: string;
  /** empty where only records that do not give it name the case */
  title: string;
  chapter?: string;
  type: 'bk' | 'ap' | 'mp';
  /** id in offices11 */
  office?: string;
  hearings?: Record<string, DatedRow>;
  meetings?: Record<string, DatedRow>;
};

/** What typing a case number leads to, in `hrgCalCsNumEasySrch11/<key>~<caseKey>` (keys by hitKey). */
export type CaseHit = {
  /** number and title as printed */
  n: string;
  t: string;
  /** latest day, YYYY-MM-DD, of a row under this number, whatever its status */
  u: string;
  /** 1 where the case has a section-341 meeting */
  m?: 1;
};
