import {
  type DocketFilters,
  type FacetCount,
  type FilterRules,
  isCounted,
  isDay,
  memoizeLru,
  stateOfFacet,
  verdictOn,
} from '@court/domain';
import { atom } from 'jotai';
import type { DocketKey } from './docket-atom';
import { type MonthCounts, monthCountsAtom } from './month-counts-atom';

/**
 * The nearest earlier and later days (YYYY-MM-DD) with hearings. Null if no such day is within MAX_MONTHS, or if it is
 * not known yet. `known`: both directions have been read.
 */
export type NearestDays = {
  status: 'loading' | 'known' | 'failed';
  before: string | null;
  after: string | null;
};

/** Number of months to search in each direction, including the day's own month. */
const MAX_MONTHS = 4;

function monthFrom(month: string, steps: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + steps);
  return at.toISOString().slice(0, 7);
}

/** The day and what counts as listed. Without rules, everything counts. */
export type NearestKey = DocketKey & { filters?: DocketFilters; rules?: FilterRules };

/** Whether one of a day's counts is of listed hearings that are held. */
function isBusy(facets: readonly FacetCount[], { filters = {}, rules }: NearestKey): boolean {
  return facets.some(({ facet }) => {
    const state = stateOfFacet(facet);
    if (state === undefined || !isCounted(state)) return false;
    return !rules || verdictOn(facet, filters, rules) === 'shown';
  });
}

/** The nearest such day of a month, after or before the wanted day. Looks at no more days than it has to. */
function nearestDayIn(counts: MonthCounts, wanted: NearestKey, step: 1 | -1): string | undefined {
  const isBeyond = (each: string) => (step === 1 ? each > wanted.date : each < wanted.date);
  const days = [...counts.keys()].filter((each) => isDay(each) && isBeyond(each)).sort();
  if (step === -1) days.reverse();
  return days.find((each) => isBusy(counts.get(each) ?? [], wanted));
}

type Direction = { status: NearestDays['status']; day: string | null };

/** Atoms of the nearest later day, and of the nearest days on both sides. */
function nearestDaysOf(wanted: NearestKey) {
  const { kind, date } = wanted;
  // Subscribes month by month, so that a later month is read only if the ones before have no such day.
  const directionAtom = (step: 1 | -1) =>
    atom((get): Direction => {
      for (let steps = 0; steps < MAX_MONTHS; steps += 1) {
        const { status, counts } = get(monthCountsAtom(kind, monthFrom(date.slice(0, 7), steps * step)));
        if (status === 'loading' || status === 'failed') return { status, day: null };
        const day = nearestDayIn(counts, wanted, step);
        if (day) return { status: 'known', day };
      }
      return { status: 'known', day: null };
    });
  const [earlierAtom, laterAtom] = [directionAtom(-1), directionAtom(1)];
  const bothAtom = atom((get): NearestDays => {
    const [before, after] = [get(earlierAtom), get(laterAtom)];
    const all = [before.status, after.status];
    const status = (['loading', 'failed'] as const).find((each) => all.includes(each)) ?? 'known';
    return { status, before: before.day, after: after.day };
  });
  return { laterAtom, bothAtom };
}

const nearest = memoizeLru(24, (wanted) => nearestDaysOf(JSON.parse(wanted) as NearestKey));

/**
 * The nearest days with hearings, for the links of an empty day. Listens to the counts of its month and of up to three
 * months on either side, so a failed read is repeated and a new docket appears.
 */
export function nearestDaysAtom(wanted: NearestKey) {
  return nearest(JSON.stringify(wanted)).bothAtom;
}

/** Only the nearest later day. Reads no earlier month. */
export function nextDayAtom(wanted: NearestKey) {
  return nearest(JSON.stringify(wanted)).laterAtom;
}
