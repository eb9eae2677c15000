import { addDays, courtDayFrom } from '@court/domain';
import type { FirstDays } from '../publisher/diff/batches';

const COURT_DAYS_AHEAD = 5;

/** `today` (YYYY-MM-DD) and the next five court days: the days that a reader of a sample court opens first. */
export function firstDaysFrom(today: string): FirstDays {
  let to = today;
  for (let ahead = 0; ahead < COURT_DAYS_AHEAD; ahead += 1) to = courtDayFrom(addDays(to, 1));
  return { from: today, to };
}
