import type { HearingState } from '../source/hearing-status';
import { isCounted, stateOf } from '../source/hearing-status';
import {
  type DocketFilters,
  FILTER_NAMES,
  type FilteredFacet,
  type FilterName,
  type FilterRules,
  type HiddenCounts,
  idOfFacet,
  stateOfFacet,
  UNKNOWN_ID,
  verdictOn,
} from './docket-filter';
import type { DocketRow } from './docket-row';

/** The number of hearings with a facet on a day. */
export type FacetCount = { facet: FilteredFacet; count: number };

/** Numbers of hearings in a list: held or to be held, off, and gone from the day. */
export type Tally = {
  held: number;
  /** will not be held at the printed date */
  off: number;
  /** were moved to another day, or are no longer listed by the court */
  gone: number;
};

/** Number of hearings listed under the filters, and number that each toggle hides. */
export type Listed = Tally & { hidden: HiddenCounts };

type State = HearingState | undefined;

/** Adds `count` hearings of a state to a tally. Undefined means that they are gone from the day. */
function addTo(tally: Tally, state: State, count = 1): void {
  if (state === undefined) tally.gone += count;
  else if (isCounted(state)) tally.held += count;
  else tally.off += count;
}

/** Counts rows by the same rule as every screen and print. */
export function tallyRows(rows: readonly DocketRow[]): Tally {
  const tally = { held: 0, off: 0, gone: 0 };
  for (const row of rows) {
    const state = stateOf(row);
    addTo(tally, row.movedTo || state === 'unlisted' ? undefined : state);
  }
  return tally;
}

/** Counts the listed hearings from facet counts, without rows. */
export function countListed(
  counts: readonly FacetCount[],
  filters: DocketFilters,
  rules: FilterRules,
): Listed {
  const listed = { held: 0, off: 0, gone: 0, hidden: { stricken: 0, terminated: 0, satisfied: 0 } };
  for (const { facet, count } of counts) {
    const verdict = verdictOn(facet, filters, rules);
    if (verdict === 'shown') addTo(listed, stateOfFacet(facet), count);
    else if (verdict !== 'out') listed.hidden[verdict] += count;
  }
  return listed;
}

/** Number of hearings of each choice of a filter. */
export type ChoiceCounts = Readonly<Record<FilterName, ReadonlyMap<string, number>>>;

/** Whether a choice counts the facet. Hearings that are off count only among statuses, or if a status is chosen. */
const isChoice = (facet: FilteredFacet, name: FilterName, { status }: DocketFilters): boolean => {
  if (name === 'status' || status?.length) return true;
  const state = stateOfFacet(facet);
  return state !== undefined && isCounted(state);
};

/**
 * The number of hearings that each choice (id) of each filter shows if the reader adds it to the other filters.
 * Leaves out ids of which the settings show no hearing. `_` counts hearings for which the court gives no id.
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
      const id = idOfFacet(facet, name) ?? UNKNOWN_ID;
      const isListed = verdictOn(facet, others, rules) === 'shown';
      if (isListed && isChoice(facet, name, filters)) ids.set(id, (ids.get(id) ?? 0) + count);
      else if (!ids.has(id) && (isListed || verdictOn(facet, {}, rules) === 'shown')) ids.set(id, 0);
    }
  }
  return choices as ChoiceCounts & Record<string, Map<string, number>>;
}
