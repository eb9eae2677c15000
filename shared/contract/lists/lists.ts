import type { DocketRow } from '@court/records';

/** What is remembered of a followed case: as the court prints it, '' for what is not known. */
export type KnownCase = { number: string; title: string; caseType: string; chapter: string };

/** What is remembered of a followed debtor. */
export type KnownDebtor = { name: string; caseNumber: string; title: string };

/** What each list remembers of what stands on it. */
export type Known = { hearings: DocketRow; meetings: DocketRow; cases: KnownCase; debtors: KnownDebtor };

export type ListName = keyof Known;

/** Something a reader keeps on a list. */
export type ListItem<Name extends ListName = ListName> = {
  /** a record's id, a case's key in `…CaseNumbers11`, or a debtor's `<caseKey>~<n>` */
  id: string;
  /** epoch ms */
  starredAt: number;
  /** the reader's own words; '' for none */
  note: string;
  /** when they were written, epoch ms; absent where they never were */
  notedAt?: number;
  /** as it was when it was last seen; null where that is not known, or may be known no longer */
  last: Known[Name] | null;
};

/** A reader's lists in one court, by id, in the order in which things were put on them. */
export type Lists = { readonly [Name in ListName]: ReadonlyMap<string, ListItem<Name>> };

export const LIST_NAMES = ['hearings', 'cases', 'debtors', 'meetings'] as const satisfies ListName[];

export const NO_LISTS: Lists = {
  hearings: new Map(),
  cases: new Map(),
  debtors: new Map(),
  meetings: new Map(),
};

/** So many things on one list; five thousand are what a reader can be served with well. */
export const MOST_ON_LIST = 20_000;
