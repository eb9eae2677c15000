import { addDays } from '@court/domain';

/** All days from `from` to `to`, YYYY-MM-DD, both included. */
export function dateRange(from: string, to: string): string[] {
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}
