import { addDays, type HearingStatus } from '@court/records';
import type { Random } from '../random';
import { noticeDay } from './notice-day';

/** What becomes of a hearing or meeting. */
export type Outcome = {
  status: HearingStatus;
  /** YYYY-MM-DD: a day before it, or the day on which it is held */
  enteredOn: string;
  /** where the matter goes on; null where it does not */
  continuedTo: string | null;
  /** in the words of a minute entry */
  outcome: string | null;
};

/** By weight, with the minute entry. */
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
  [{ status: 'continued', outcome: 'Documents requested by the trustee.' }, 13],
  [{ status: 'continued', outcome: 'Continued at the request of counsel.' }, 6],
  [{ status: 'not-held', outcome: 'Debtor did not appear.' }, 7],
];

/** Days before the hearing on which a change may be entered. */
const LONGEST_NOTICE = 40;
const KNOWN_EARLY: readonly HearingStatus[] = [
  'continued',
  'rescheduled',
  'vacated',
  'withdrawn',
  'cancelled',
  'stricken',
];
const GOES_ON: readonly HearingStatus[] = ['continued', 'rescheduled'];
/** Weeks until a matter goes on; the bench or trustee then takes up to three more to sit. */
const PAUSE_WEEKS = [2, 5] as const;

type Course = {
  /** the day it is held in the end, YYYY-MM-DD */
  date: string;
  /** it goes on from an earlier one, or has been moved: then it is not put off again */
  isPutOff: boolean;
  /** nothing becomes of it before this day */
  notBefore: string;
  /** the given day or the next on which the bench sits or the trustee calls */
  dayFrom: (date: string) => string;
};

/** The first of `odds` is what becomes of one that cannot be put off again. */
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
  const entered = isEarly && KNOWN_EARLY.includes(status) ? noticeDay(random, date, LONGEST_NOTICE) : date;
  return {
    status,
    enteredOn: entered > notBefore ? entered : notBefore,
    continuedTo: GOES_ON.includes(status) ? dayFrom(addDays(date, 7 * weeks)) : null,
    outcome,
  };
}
