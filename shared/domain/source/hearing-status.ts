/** The statuses of a hearing or meeting, in the order of the court's list. */
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

/** A field that the court may give as Y or N. */
export type YesNo = 'Y' | 'N';

/** The court's flags of a record. */
export type StatusFlags = Partial<Record<HiddenAs, YesNo | null | undefined>>;

/** The groups that the three status toggles hide (court-data: specStricken, specTerminated, specSatisfied). */
export const HIDDEN_AS = ['stricken', 'terminated', 'satisfied'] as const;
export type HiddenAs = (typeof HIDDEN_AS)[number];

/**
 * Whether a hearing or 341 meeting will be held at its printed date, as far as the court says.
 * `on`: it will be. `moved`: not then; it was put to another date, which may not be published. `off`: it will not be held.
 * `unlisted`: the court's list no longer shows it, so it may still be held. `done`: it took place or was settled.
 */
export type HearingState = 'on' | 'moved' | 'off' | 'unlisted' | 'done';

/** The statuses that each toggle hides. */
const HIDDEN: Readonly<Record<HiddenAs, readonly string[]>> = {
  stricken: ['stricken', 'vacated', 'withdrawn', 'cancelled', 'rescheduled', 'continued'],
  terminated: ['terminated'],
  satisfied: ['held', 'concluded', 'satisfied'],
};

/** The status. If it is `scheduled` and the court sets a flag, the status from that flag. */
export function statusWithFlags(status: string, flags: StatusFlags | null = null): string {
  if (status !== 'scheduled' || !flags) return status;
  return HIDDEN_AS.find((flag) => flags[flag] === 'Y') ?? status;
}

/**
 * The state from a status and the court's flags. A flag changes only `scheduled`. An unknown status is shown as the
 * court wrote it, and its state is `on`.
 */
export function stateOfStatus(status: string, flags: StatusFlags | null = null): HearingState {
  const said = statusWithFlags(status, flags);
  if (said === 'removed') return 'unlisted';
  if (said === 'continued' || said === 'rescheduled') return 'moved';
  if (HIDDEN.satisfied.includes(said)) return 'done';
  return said === 'not-held' || HIDDEN.stricken.includes(said) || HIDDEN.terminated.includes(said)
    ? 'off'
    : 'on';
}

/** The state of a record. If it was moved to another day, `moved`, whatever its status. */
export const stateOf = (record: {
  status: string;
  flags: StatusFlags | null;
  movedTo: object | null;
}): HearingState => (record.movedTo ? 'moved' : stateOfStatus(record.status, record.flags));

/**
 * The status to show: the court's status, the status from a flag, or `moved` if the hearing was moved to another day.
 */
export function statusOf(record: Parameters<typeof stateOf>[0]): string {
  const shown = statusWithFlags(record.status, record.flags);
  return record.movedTo && stateOfStatus(shown) !== 'moved' ? 'moved' : shown;
}

/** Whether a record in this state counts as a hearing of its day: it will be held, or it was. */
export const isCounted = (state: HearingState): boolean => state === 'on' || state === 'done';

/** Whether a record in this state will not be held at its printed date. */
export const isOffState = (state: HearingState): boolean => state === 'off' || state === 'moved';

const flagAt = (flags: string, at: number): YesNo => (flags[at] === 'Y' ? 'Y' : 'N');

/** Flags as rows and facets store them, 'YNN' in the order of HIDDEN_AS. Null if the court gives none. */
export const readFlags = (flags: string | undefined): Record<HiddenAs, YesNo> | null =>
  flags ? { stricken: flagAt(flags, 0), terminated: flagAt(flags, 1), satisfied: flagAt(flags, 2) } : null;

/**
 * The final status of a record. Null if the hearing is on or unlisted. A record with a final status may be missing
 * from the court's list.
 */
export function settledStatus(status: string, flags: StatusFlags | null = null): HearingStatus | null {
  const last = statusWithFlags(status, flags);
  return ['on', 'unlisted'].includes(stateOfStatus(last)) ? null : (last as HearingStatus);
}

/** Whether a toggle hides the record. The court's flag decides. Without a flag, the status decides. */
export function isHiddenAs(status: string, flags: StatusFlags | null, as: HiddenAs): boolean {
  const flag = flags?.[as];
  return flag ? flag === 'Y' : HIDDEN[as].includes(status);
}
