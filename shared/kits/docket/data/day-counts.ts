import {
  type CalendarKind,
  type FacetCount,
  type FilteredFacet,
  monthPath,
  objectOf,
  parseFacet,
} from '@court/records';

/** The same facet is the same object, so that what is known of it can be remembered. */
const facets = new Map<string, FilteredFacet>();
function facetOf(key: string): FilteredFacet {
  const facet = facets.get(key) ?? parseFacet(key);
  facets.set(key, facet);
  return facet;
}

/** How many hearings or meetings a day has under each facet, as its month has them; what is no count is left out. */
export function facetCounts(json: unknown): FacetCount[] {
  return Object.entries(objectOf(json) ?? {}).flatMap(([key, count]) =>
    Number.isSafeInteger(count) && Number(count) > 0 ? [{ facet: facetOf(key), count: Number(count) }] : [],
  );
}

/** Where the counts of a day, YYYY-MM-DD, lie: a small part of its month. */
export const dayCountsPath = (kind: CalendarKind, date: string) =>
  `${monthPath(kind, date.slice(0, 7))}/d${date.slice(8)}`;
