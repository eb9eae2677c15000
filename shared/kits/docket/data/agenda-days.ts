import { type DocketRow, docketRows, isDay, objectOf } from '@court/records';

/** How many court days a page of the agenda has. */
export const AGENDA_DAYS = 4;

/** A court day as it was read. */
export type AgendaDay = { date: string; rows: readonly DocketRow[] };

/** A page of days; what is no day has no hearings, and stays, since the next page is read from behind it. */
export function agendaDays(json: unknown): AgendaDay[] {
  const days = objectOf(json) ?? {};
  return Object.keys(days)
    .sort()
    .map((date) => ({ date, rows: isDay(date) ? docketRows(date, days[date], []) : [] }));
}
