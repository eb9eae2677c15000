import { onlyShowPubDefAtom, type Reading } from '@court/contract';
import { type CalendarKind, type FacetCount, memoizeLru, monthPath, objectOf } from '@court/domain';
import { parsedPathAtom } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';
import { dayCountsPath, facetCounts } from './day-counts';

/** Counts by day (YYYY-MM-DD). Leaves out days without hearings. An unchanged day is the same object. */
export type MonthCounts = ReadonlyMap<string, readonly FacetCount[]>;

const NO_COUNTS: MonthCounts = new Map();

const isSame = (a: readonly FacetCount[], b: readonly FacetCount[] | undefined) =>
  a.length === b?.length && a.every((each, n) => each.facet === b[n]?.facet && each.count === b[n]?.count);

function monthOf(month: string, json: unknown, before: MonthCounts = NO_COUNTS): MonthCounts {
  const days = new Map<string, readonly FacetCount[]>();
  for (const [key, value] of Object.entries(objectOf(json) ?? {})) {
    const date = `${month}-${key.slice(1)}`;
    const counts = facetCounts(value);
    const known = before.get(date);
    if (counts.length > 0) days.set(date, known && isSame(counts, known) ? known : counts);
  }
  return days;
}

const days = memoizeLru(24, (path) => {
  const readingAtom = parsedPathAtom<readonly FacetCount[]>(path, facetCounts);
  return atom((get): Reading<readonly FacetCount[]> => get(readingAtom));
});

/**
 * The counts of one day (YYYY-MM-DD) by facet. For pages that show only this day: it is a small part of the month.
 */
export function dayFacetsAtom(kind: CalendarKind, date: string) {
  return days(dayCountsPath(kind, date));
}

/** Number of hearings or meetings per facet for each day of a month. */
export type MonthReading = Omit<Reading<unknown>, 'value'> & { counts: MonthCounts };

const months = memoizeLru(24, (path): WritableAtom<MonthReading, ['ahead'?], void> => {
  const month = path.slice(path.lastIndexOf('/') + 1);
  const readingAtom = parsedPathAtom<MonthCounts>(path, (json, before) => monthOf(month, json, before));
  return atom(
    (get) => {
      const { value: counts = NO_COUNTS, ...reading } = get(readingAtom);
      return { ...reading, counts };
    },
    (_get, set, ahead) => set(readingAtom, ahead),
  );
});

/** The counts of a month (YYYY-MM), the same atom for the same month. Write to it to retry or prefetch. */
export function monthCountsAtom(kind: CalendarKind, month: string) {
  return months(monthPath(kind, month));
}

const publicDefenderMonths = memoizeLru(24, (key) => {
  const [kind, month = ''] = key.split('/') as [CalendarKind, string];
  return atom((get) => {
    if (get(onlyShowPubDefAtom) !== 'Y') return false;
    const { counts } = get(monthCountsAtom(kind, month));
    return [...counts.values()].some((day) => day.some(({ facet }) => facet.publicDefender === 'Y'));
  });
});

/**
 * Whether only hearings with a public defender are listed. True if the court has that setting and the data of the
 * month (YYYY-MM) mark such hearings. Without any mark the list would be empty, so the setting is ignored.
 */
export const publicDefenderOnlyAtom = (kind: CalendarKind, month: string) =>
  publicDefenderMonths(`${kind}/${month}`);
