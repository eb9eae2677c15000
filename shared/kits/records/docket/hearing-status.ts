/** What has become of a hearing or meeting, in the order of the court's list. */
export const HEARING_STATUSES = [
  'scheduled',
  'continued',
  'rescheduled',
  'held',
  'not-held',
  'stricken',
  'vacated',
  'withdrawn',
  'cancelled',
  'concluded',
  'terminated',
  'satisfied',
] as const;

export type HearingStatus = (typeof HEARING_STATUSES)[number];

/** A row's status: also `removed`, for an upcoming record that is missing from the court's export. */
export type RowStatus = HearingStatus | 'removed';

/** A field the court may give as Y or N. */
export type YesNo = 'Y' | 'N';

const STRICKEN: readonly string[] = [
  'stricken',
  'vacated',
  'withdrawn',
  'cancelled',
  'rescheduled',
  'continued',
];
const SATISFIED: readonly string[] = ['held', 'concluded', 'satisfied'];

/** Struck from the calendar: what `specStricken` shows or hides, derived where the export has no flag. */
export const isStricken = (status: RowStatus, flag?: YesNo) =>
  flag ? flag === 'Y' : STRICKEN.includes(status);

/** Ended without a hearing: what `specTerminated` shows or hides. */
export const isTerminated = (status: RowStatus, flag?: YesNo) =>
  flag ? flag === 'Y' : status === 'terminated';

/** Took place: what `specSatisfied` shows or hides. */
export const isSatisfied = (status: RowStatus, flag?: YesNo) =>
  flag ? flag === 'Y' : SATISFIED.includes(status);
