import {
  type DocketFilters,
  FILTER_NAMES,
  type FilteredFacet,
  type FilterName,
  type FilterRules,
  type HiddenCounts,
  UNKNOWN_ID,
  verdictOn,
} from './docket-filter';

/** How many hearings stand under a facet on a day. */
export type FacetCount = { facet: FilteredFacet; count: number };

/** How many hearings are listed under the filters, and how many each toggle hides. */
export type Listed = { shown: number; hidden: HiddenCounts };

/** Counts what is listed, from counts alone. */
export function countListed(
  counts: readonly FacetCount[],
  filters: DocketFilters,
  rules: FilterRules,
): Listed {
  const hidden = { stricken: 0, terminated: 0, satisfied: 0 };
  let shown = 0;
  for (const { facet, count } of counts) {
    const verdict = verdictOn(facet, filters, rules);
    if (verdict === 'shown') shown += count;
    else if (verdict !== 'out') hidden[verdict] += count;
  }
  return { shown, hidden };
}

/** How many hearings each choice of a filter has. */
export type ChoiceCounts = Readonly<Record<FilterName, ReadonlyMap<string, number>>>;

/**
 * How many hearings would be listed for each id of each filter, under all the other filters: what a reader gets by
 * choosing it. Ids under which the settings show nothing at all are not there; `_` is what the court does not give.
 */
export function countFacets(
  counts: readonly FacetCount[],
  filters: DocketFilters,
  rules: FilterRules,
): ChoiceCounts {
  const choices = Object.fromEntries(FILTER_NAMES.map((name) => [name, new Map<string, number>()]));
  for (const name of FILTER_NAMES) {
    const { [name]: _own, ...others } = filters;
    const ids = choices[name] as Map<string, number>;
    for (const { facet, count } of counts) {
      const id = facet[name] ?? UNKNOWN_ID;
      if (verdictOn(facet, others, rules) === 'shown') ids.set(id, (ids.get(id) ?? 0) + count);
      else if (!ids.has(id) && verdictOn(facet, {}, rules) === 'shown') ids.set(id, 0);
    }
  }
  return choices as ChoiceCounts & Record<string, Map<string, number>>;
}
