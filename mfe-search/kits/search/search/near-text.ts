import { isDay } from '@court/domain';
import { commonMessages } from '../messages/common-messages';

const DAY_MS = 86_400_000;
/** For a later day, its date says more than the number of days. */
const MAX_NEAR_DAYS = 14;

/** 'Today', 'Tomorrow' or 'In 4 days'. '' for a past day, and for a day that is more than two weeks ahead. */
export function nearText(date: string, today: string): string {
  const days = isDay(date) ? Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS) : -1;
  return days >= 0 && days <= MAX_NEAR_DAYS ? commonMessages('days', { days }) : '';
}
