import type { CalendarView } from '@court/contract';
import { addDays } from '@court/records';

/** The same day of another month, or its last day where it has fewer. */
function addMonths(date: string, months: number): string {
  const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0);
  const month = at.toISOString().slice(0, 8);
  const last = at.getUTCDate();
  return month + String(Math.min(Number(date.slice(8)), last)).padStart(2, '0');
}

/** The day that a step back (-1) or on (1) leads to from `date`: a day, a week or a month away. */
export function stepFrom(date: string, view: CalendarView, step: 1 | -1): string {
  if (view === 'month') return addMonths(date, step);
  return addDays(date, view === 'week' ? 7 * step : step);
}
