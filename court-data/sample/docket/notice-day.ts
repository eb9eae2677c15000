import { addDays, courtDayFrom, courtDayUpTo } from '@court/domain';
import type { Random } from '../random/random';

/** A court day 1 to `longest` days before `date`. A change on a weekend is entered on the next court day. */
export function noticeDay(random: Random, date: string, longest: number): string {
  const entered = courtDayFrom(addDays(date, -random.between(1, longest)));
  return entered < date ? entered : courtDayUpTo(addDays(date, -1));
}
