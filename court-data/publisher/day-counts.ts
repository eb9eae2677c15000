import { type CalendarKind, facetKey, facetOfRow, monthPath } from '@court/records';
import type { RowAt } from './stored-day';

/** Path of a day's counts in the month view. */
export function dayCountsPath(kind: CalendarKind, date: string): string {
  return `${monthPath(kind, date.slice(0, 7))}/d${date.slice(8)}`;
}

/** How many of a day's rows stand under each facet; null, which deletes, where none is counted. */
export function dayCounts(rows: Iterable<RowAt>): Record<string, number> | null {
  const counts = new Map<string, number>();
  for (const { row } of rows) {
    const facet = facetOfRow(row);
    if (facet) counts.set(facetKey(facet), (counts.get(facetKey(facet)) ?? 0) + 1);
  }
  return counts.size > 0 ? Object.fromEntries(counts) : null;
}
