import { addDays, type HearingStatus } from '@court/domain';
import type { Random } from '../random/random';
import { noticeDay } from './notice-day';

/** The outcome of a hearing or meeting. */
export type Outcome = {
  status: HearingStatus;
  /** YYYY-MM-DD: the day of the entry, which is before the hearing or on its day */
  enteredOn: string;
  /** the day to which the matter is continued, or null */
  continuedTo: string | null;
  /** text of a minute entry */
  outcome: string | null;
};

/** Outcomes by weight, with the minute entry. */
type Odds = readonly (readonly [{ status: HearingStatus; outcome?: string }, number])[];

export const HEARING_ODDS: Odds = [
  [{ status: 'held', outcome: 'Order to be submitted by movant within 14 days.' }, 46],
  [{ status: 'concluded', outcome: 'Taken under advisement.' }, 15],
  [{ status: 'not-held', outcome: 'Resolved before the hearing.' }, 5],
  [{ status: 'satisfied' }, 5],
  [{ status: 'terminated' }, 3],
  [{ status: 'continued' }, 7],
  [{ status: 'rescheduled' }, 3],
  [{ status: 'vacated', outcome: 'Hearing vacated by order.' }, 4],
  [{ status: 'withdrawn', outcome: 'Motion withdrawn.' }, 5],
  [{ status: 'cancelled' }, 3],
  [{ status: 'stricken' }, 4],
];
export const MEETING_ODDS: Odds = [
  [{ status: 'held', outcome: 'Meeting held; debtor examined.' }, 50],
  [{ status: 'concluded', outcome: 'Meeting concluded.' }, 24],
  [{ status: 'continued', outcome: 'Continued for the trustee to receive documents from the debtor.' }, 13],
  [{ status: 'continued', outcome: 'Continued at the request of counsel.' }, 6],
  [{ status: 'not-held', outcome: 'Debtor did not appear.' }, 7],
];

/** A change may be entered up to this many days before the hearing. */
const MAX_NOTICE_DAYS = 40;
const KNOWN_EARLY: readonly HearingStatus[] = [
  'continued',
  'rescheduled',
  'vacated',
  'withdrawn',
  'cancelled',
  'stricken',
];
const GOES_ON: readonly HearingStatus[] = ['continued', 'rescheduled'];
/**
 * Minimum and maximum weeks until a continued matter is heard. Up to three more weeks pass until the bench sits or the
 * trustee calls.
 */
const PAUSE_WEEKS = [2, 5] as const;

type Course = {
  /** the day on which it is finally held, YYYY-MM-DD */
  date: string;
  /** whether it is a continuation or was rescheduled; it is then not postponed again */
  isPutOff: boolean;
  /** no outcome is entered before this day */
  notBefore: string;
  /** the first day on or after `date` on which the bench sits or the trustee calls */
  dayFrom: (date: string) => string;
};

/** Draws an outcome. A hearing that cannot be postponed again gets the first of `odds` instead. */
export function outcomeOf(
  random: Random,
  odds: Odds,
  { date, isPutOff, notBefore, dayFrom }: Course,
): Outcome {
  const drawn = random.weighted(odds);
  const isEarly = random.chance(0.6);
  const weeks = random.between(...PAUSE_WEEKS);
  const [[usual] = [drawn]] = odds;
  const { status, outcome = null } = isPutOff && GOES_ON.includes(drawn.status) ? usual : drawn;
  const entered = isEarly && KNOWN_EARLY.includes(status) ? noticeDay(random, date, MAX_NOTICE_DAYS) : date;
  return {
    status,
    enteredOn: entered > notBefore ? entered : notBefore,
    continuedTo: GOES_ON.includes(status) ? dayFrom(addDays(date, 7 * weeks)) : null,
    outcome,
  };
}
