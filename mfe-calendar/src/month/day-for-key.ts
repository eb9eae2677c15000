import { stepFrom } from '@court/docket';
import { addDays, weekday } from '@court/records';

/** The day to which a key moves from `date` in a month's grid; null for a key that does not. */
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
