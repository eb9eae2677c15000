import type { StoredRow } from './docket-row';

/**
 * A search hit for a name, in `…Attorneys11/names/<key>~<id>`, `…Debtors11/names/…` and the same under `similar` (keys
 * by hitKey). Its keys are short, because twenty hits are read at every keystroke. If records print a person
 * differently, the hit has the form of the latest record that gives this key.
 */
export type NameHit = {
  /** the name as the court prints it */
  n: string;
  /** set if the key comes from an alias: `aka Jane Roe`, shown with the hit */
  k?: string;
  /** an attorney's firm */
  f?: string;
  /** a debtor's case number as printed, and the case's title */
  c?: string;
  t?: string;
  /** latest day, YYYY-MM-DD, of a row under this name, whatever its status; upcoming rows rank first */
  u: string;
};

/** A person in a hearing or meeting, as printed. */
export type InHearing = {
  n: string;
  /** a debtor's aliases, `aka Jane Roe`; for an attorney, other printed forms of the name in the record */
  a?: string[];
  /** 1 if the court says that a debtor is a business */
  b?: 1;
  /** an attorney's firm */
  f?: string;
  /** whom an attorney represents, or represented: attorneys who have left the matter are listed too */
  r?: string;
};

/**
 * A docket row in a person's or a case's list, keyed by datedKey: the same row as on the day's docket. A record has
 * one row in each list, on its current day. A removed record keeps its row, with that status.
 */
export type DatedRow = StoredRow & {
  /** the person in that hearing; absent in a case's list */
  w?: InHearing;
  /** in the list of a record's lead case: that case's number, title and chapter as the record prints them */
  lead?: { n: string; c?: string; h?: string };
};

/**
 * A case in `…CaseNumbers11/<caseKey>`, with all its rows keyed by datedKey. Facts of the case are from its latest
 * record. If the case has no record of its own, they are from the latest record that names it as lead case.
 */
export type CaseRecord = {
  number: string;
  /** empty if the case is named only by records that do not give its title */
  title: string;
  chapter?: string;
  type: 'bk' | 'ap' | 'mp';
  /** id in offices11 */
  office?: string;
  hearings?: Record<string, DatedRow>;
  meetings?: Record<string, DatedRow>;
};

/** A search hit for a case number, in `hrgCalCsNumEasySrch11/<key>~<caseKey>` (keys by hitKey). */
export type CaseHit = {
  /** number and title as printed */
  n: string;
  t: string;
  /** latest day, YYYY-MM-DD, of a row under this number, whatever its status */
  u: string;
  /** 1 if the case has a section-341 meeting */
  m?: 1;
};
