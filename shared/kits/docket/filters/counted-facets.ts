import {
  type DocketRow,
  type FacetCount,
  facetOfDocketRow,
  type HiddenCounts,
  type Tally,
} from '@court/records';
import type { CalendarAddress } from '../frame/use-calendar-address';

/** What the filters count: rows that have been read anyway, or the counts of days whose rows have not. */
export type CountedHearings = { rows: readonly DocketRow[] } | { counts: readonly FacetCount[] };

export type FilterBarProps = {
  address: CalendarAddress;
  publicDefenderOnly: boolean;
  hidden: HiddenCounts;
  /** how many are listed */
  shown: Tally;
  /** the rows that are listed; none where they have not been read */
  listed?: readonly DocketRow[];
} & CountedHearings;

/** The facets of what is counted. */
export function countedFacets(counted: CountedHearings): readonly FacetCount[] {
  if ('counts' in counted) return counted.counts;
  return counted.rows.map((row) => ({ facet: facetOfDocketRow(row), count: 1 }));
}
