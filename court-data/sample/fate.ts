import { addDays } from '@court/shared/records/court-time';
import type { HearingStatus } from '@court/shared/records/hearing-status';
import { courtDayFrom } from './federal-holidays';
import type { Random } from './random';

/** What becomes of a hearing, and from which day on the docket says so. */
export type Fate = {
  status: HearingStatus;
  /** YYYY-MM-DD */
  knownFrom: string;
  /** where the matter goes on; null where it does not */
  continuedTo: string | null;
};

const FATES = [
  ['held', 46],
  ['concluded', 15],
  ['not-held', 5],
  ['satisfied', 5],
  ['terminated', 3],
  ['continued', 7],
  ['rescheduled', 3],
  ['vacated', 4],
  ['withdrawn', 5],
  ['cancelled', 3],
  ['stricken', 4],
] as const satisfies readonly (readonly [HearingStatus, number])[];
const KNOWN_EARLY: readonly HearingStatus[] = [
  'continued',
  'rescheduled',
  'vacated',
  'withdrawn',
  'cancelled',
  'stricken',
];
const GOES_ON: readonly HearingStatus[] = ['continued', 'rescheduled'];

/** The fate of a hearing on `date`. One that follows a continued hearing is not continued again. */
export function fateOf(random: Random, date: string, follows: boolean): Fate {
  const drawn = random.weighted(FATES);
  const isEarly = random.chance(0.6);
  const lead = random.between(2, 40);
  const weeks = random.between(2, 6);
  const status = follows && GOES_ON.includes(drawn) ? 'held' : drawn;
  return {
    status,
    knownFrom: isEarly && KNOWN_EARLY.includes(status) ? addDays(date, -lead) : addDays(date, 1),
    continuedTo: GOES_ON.includes(status) ? courtDayFrom(addDays(date, 7 * weeks)) : null,
  };
}
