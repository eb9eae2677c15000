import { addDays, weekday } from '@court/records';

/** The days of the week of `date`, Sunday to Saturday. */
export function weekOf(date: string): string[] {
  const sunday = addDays(date, -weekday(date));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days));
}

/** Those that are shown: Monday to Friday, and a day of the weekend where something stands on it. */
export function shownDays(week: readonly string[], hasRows: (date: string) => boolean): string[] {
  return week.filter((date) => weekday(date) % 6 !== 0 || hasRows(date));
}
