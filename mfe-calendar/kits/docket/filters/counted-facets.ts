import {
  type DocketRow,
  type FacetCount,
  facetOfDocketRow,
  type HiddenCounts,
  type Tally,
} from '@court/domain';
import type { CalendarAddress } from '../layout/use-calendar-address';

/** Input for the filters' counts: rows that have loaded already, or the counts of days whose rows have not. */
export type CountedHearings = { rows: readonly DocketRow[] } | { counts: readonly FacetCount[] };

export type FilterBarProps = {
  address: CalendarAddress;
  publicDefenderOnly: boolean;
  hidden: HiddenCounts;
  /** number of listed hearings */
  shown: Tally;
  /** listed rows; absent if rows have not been read */
  listed?: readonly DocketRow[];
} & CountedHearings;

/** The facets of the counted hearings. */
export function countedFacets(counted: CountedHearings): readonly FacetCount[] {
  if ('counts' in counted) return counted.counts;
  return counted.rows.map((row) => ({ facet: facetOfDocketRow(row), count: 1 }));
}
