import { calendarLink } from '@court/shared/contract/links';

/** Address of a day's docket; today's has no date, so that it is today's tomorrow too. */
export function dayLink(date: string, today: string): string {
  return calendarLink(date === today ? {} : { date });
}
