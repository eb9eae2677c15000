import { onlyShowPubDefAtom, type Reading } from '@court/contract';
import { type CalendarKind, type FacetCount, memoizeLru, monthPath, objectOf } from '@court/records';
import { parsedPathAtom } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';
import { dayCountsPath, facetCounts } from './day-counts';

/** Counts by day, YYYY-MM-DD. A day without hearings is not there; one that has not changed is the same object. */
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

/** The counts of one day by facet, YYYY-MM-DD: a small part of its month, for pages that show no other. */
export function dayFacetsAtom(kind: CalendarKind, date: string) {
  return days(dayCountsPath(kind, date));
}

/** How many hearings or meetings stand under each facet on each day of a month. */
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

/** The counts of a month, YYYY-MM, the same atom for the same month; written to, it tries again or reads ahead. */
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
 * True where the court lists only hearings with a public defender and the data of the month, YYYY-MM, say which these are: data
 * without any such mark would otherwise leave nothing.
 */
export const publicDefenderOnlyAtom = (kind: CalendarKind, month: string) =>
  publicDefenderMonths(`${kind}/${month}`);
