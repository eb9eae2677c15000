import {
  type CalendarKind,
  type FacetCount,
  type FilteredFacet,
  monthPath,
  objectOf,
  parseFacet,
} from '@court/domain';

/** Cache by key. The same facet is the same object, so that others can cache by facet. */
const facets = new Map<string, FilteredFacet>();
function facetOf(key: string): FilteredFacet {
  const facet = facets.get(key) ?? parseFacet(key);
  facets.set(key, facet);
  return facet;
}

/** The counts of a day by facet, from the data of its month. Leaves out values that are not positive integers. */
export function facetCounts(json: unknown): FacetCount[] {
  return Object.entries(objectOf(json) ?? {}).flatMap(([key, count]) =>
    Number.isSafeInteger(count) && Number(count) > 0 ? [{ facet: facetOf(key), count: Number(count) }] : [],
  );
}

/** Database path of the counts of a day (YYYY-MM-DD): a small part of the data of its month. */
export const dayCountsPath = (kind: CalendarKind, date: string) =>
  `${monthPath(kind, date.slice(0, 7))}/d${date.slice(8)}`;
