import { type DocketRow, docketRows, isDay, objectOf } from '@court/domain';

/** Number of court days in a page of the agenda. */
export const AGENDA_DAYS = 4;

/** A court day with its rows. */
export type AgendaDay = { date: string; rows: readonly DocketRow[] };

/**
 * Parses a page of days. A key that is not a date becomes a day without rows. It stays in the list, because the next
 * page is read from the last key.
 */
export function agendaDays(json: unknown): AgendaDay[] {
  const days = objectOf(json) ?? {};
  return Object.keys(days)
    .sort()
    .map((date) => ({ date, rows: isDay(date) ? docketRows(date, days[date], []) : [] }));
}
