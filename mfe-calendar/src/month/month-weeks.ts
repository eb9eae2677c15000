import { addDays, weekday } from '@court/records';

/** The weeks, Sunday to Saturday, that hold the days of `month` (YYYY-MM); days of its neighbours are among them. */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let sunday = addDays(first, -weekday(first)); sunday.slice(0, 7) <= month; sunday = addDays(sunday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days)));
  return weeks;
}

/** 0 for none, 1 to 5 by the share of `most`. */
export function loadLevel(count: number, most: number): number {
  return count === 0 || most === 0 ? 0 : Math.max(1, Math.ceil((count / most) * 5));
}
