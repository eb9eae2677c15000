import { addDays, weekday } from '@court/domain';
import { stepFrom } from './use-calendar-address';

/** The weeks (Sunday to Saturday) with the days of `month` (YYYY-MM), including days of the adjacent months. */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let sunday = addDays(first, -weekday(first)); sunday.slice(0, 7) <= month; sunday = addDays(sunday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days)));
  return weeks;
}

/** How full a day is: 0 for no hearings, 1 to 4 by its share of `most`. */
export function loadLevel(count: number, most: number): number {
  return count === 0 || most === 0 ? 0 : Math.max(1, Math.ceil((count / most) * 4));
}

/** The day to which a key moves from `date` in a month's grid. Null for other keys. */
export function dayForKey(key: string, date: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday(date));
    case 'End':
      return addDays(date, 6 - weekday(date));
    case 'PageUp':
      return stepFrom(date, 'month', -1);
    case 'PageDown':
      return stepFrom(date, 'month', 1);
    default:
      return null;
  }
}
