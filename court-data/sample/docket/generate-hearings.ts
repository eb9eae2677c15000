import { addDays } from '@court/domain';
import type { SampleCaseload } from '../cases/sample-caseload';
import { sittingFrom } from '../people/bench';
import type { SampleTrustees } from '../people/sample-trustees';
import { Random } from '../random/random';
import { dateRange } from './date-range';
import { HEARING_ODDS, outcomeOf } from './outcome';
import { type DrawnHearing, sampleDays } from './sample-day';
import { type SampleHearing, shownFrom } from './sample-hearing';

/** Maximum days between a hearing and its continued or rescheduled date. */
export const MAX_CONTINUANCE_DAYS = 62;

/**
 * The new hearing of a continued one: same case, bench and time on another day. It is entered with that hearing's
 * outcome.
 */
function successor(before: DrawnHearing, date: string, seed: string): SampleHearing {
  const { bench, outcome, draw } = before;
  const [, month, day] = before.date.split('-');
  const id = `h${date.replaceAll('-', '')}-c${month}${day}-${before.id.slice(-4)}`;
  return {
    id,
    date,
    enteredOn: shownFrom(before),
    rescheduling: null,
    outcome: outcomeOf(new Random(`${seed}:${id}`), HEARING_ODDS, {
      date,
      isPutOff: true,
      notBefore: outcome.enteredOn,
      dayFrom: (next) => sittingFrom(bench, next),
    }),
    draw: () => ({ ...draw(), id, date, sortCode: null, eventTime: null, tentative: null }),
  };
}

/** All hearings that were set for, rescheduled to or continued to a day from `from` to `to`. */
export function generateHearings(
  caseload: SampleCaseload,
  trustees: SampleTrustees,
  from: string,
  to: string,
): SampleHearing[] {
  const dayOf = sampleDays(caseload, trustees);
  const set = dateRange(addDays(from, -MAX_CONTINUANCE_DAYS), to).flatMap(dayOf);
  const continued = set.flatMap((hearing) => {
    const date = hearing.outcome.continuedTo;
    return date && date <= to ? [successor(hearing, date, caseload.seed)] : [];
  });
  return [...set, ...continued];
}
