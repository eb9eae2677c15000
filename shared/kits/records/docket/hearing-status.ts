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

/** The court's flags of a record. */
export type StatusFlags = Partial<Record<HiddenAs, YesNo | null | undefined>>;

/** What the three status toggles hide (court-data: specStricken, specTerminated, specSatisfied). */
export const HIDDEN_AS = ['stricken', 'terminated', 'satisfied'] as const;
export type HiddenAs = (typeof HIDDEN_AS)[number];

/**
 * Whether a hearing or 341 meeting will be held at its printed date, as far as the court says.
 * `on`: it will be. `moved`: not then; it was put to another date, which may not be published. `off`: it will not be held.
 * `unlisted`: the court's list no longer shows it, so it may still be held. `done`: it took place or was settled.
 */
export type HearingState = 'on' | 'moved' | 'off' | 'unlisted' | 'done';

type Rule = { state: HearingState; hiddenAs: HiddenAs | null };

const RULES: Readonly<Record<RowStatus, Rule>> = {
  scheduled: { state: 'on', hiddenAs: null },
  continued: { state: 'moved', hiddenAs: 'stricken' },
  rescheduled: { state: 'moved', hiddenAs: 'stricken' },
  held: { state: 'done', hiddenAs: 'satisfied' },
  'not-held': { state: 'off', hiddenAs: null },
  stricken: { state: 'off', hiddenAs: 'stricken' },
  vacated: { state: 'off', hiddenAs: 'stricken' },
  withdrawn: { state: 'off', hiddenAs: 'stricken' },
  cancelled: { state: 'off', hiddenAs: 'stricken' },
  concluded: { state: 'done', hiddenAs: 'satisfied' },
  terminated: { state: 'off', hiddenAs: 'terminated' },
  satisfied: { state: 'done', hiddenAs: 'satisfied' },
  removed: { state: 'unlisted', hiddenAs: null },
};

/** A status that is not known is shown as the court wrote it, and hides nothing. */
const ruleOf = (status: string): Rule =>
  Object.hasOwn(RULES, status) ? RULES[status as RowStatus] : RULES.scheduled;

/** The status, or what a flag says of a record whose status says no more than `scheduled`. */
export function statusWithFlags(status: string, flags: StatusFlags | null = null): string {
  if (status !== 'scheduled' || !flags) return status;
  return HIDDEN_AS.find((flag) => flags[flag] === 'Y') ?? status;
}

/**
 * The state that a status and the court's flags give. A flag adds to `scheduled`; it takes nothing back from another
 * status.
 */
export const stateOfStatus = (status: string, flags: StatusFlags | null = null): HearingState =>
  ruleOf(statusWithFlags(status, flags)).state;

/** What became of a record; null if it is to be held, or nobody knows. Its list may leave it out later. */
export function settledStatus(status: string, flags: StatusFlags | null = null): HearingStatus | null {
  const last = statusWithFlags(status, flags);
  return ['on', 'unlisted'].includes(stateOfStatus(last)) ? null : (last as HearingStatus);
}

/** Whether a toggle hides the record: as the court flags it; without a flag, as its status says. */
export function isHiddenAs(status: string, flags: StatusFlags | null, as: HiddenAs): boolean {
  const flag = flags?.[as];
  return flag ? flag === 'Y' : ruleOf(status).hiddenAs === as;
}
