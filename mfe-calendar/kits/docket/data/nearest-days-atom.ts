import { courtAtom, readJson } from '@court/contract';
import {
  type DocketFilters,
  type FilterRules,
  isCounted,
  isDay,
  memoizeLru,
  monthPath,
  objectOf,
  parseFacet,
  restUrl,
  stateOfFacet,
  verdictOn,
} from '@court/domain';
import { atom } from 'jotai';
import type { DocketKey } from './docket-atom';

/** The nearest earlier and later days (YYYY-MM-DD) with hearings. Null if no such day is within MAX_MONTHS. */
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

/** The days of a month with listed hearings that are held, in order. `json` is `d<dd>` → facet → count. */
function daysOf(month: string, json: unknown, { filters = {}, rules }: NearestKey): string[] {
  const isListed = ([key, count]: [string, unknown]) => {
    const facet = parseFacet(key);
    const state = stateOfFacet(facet);
    if (!(Number(count) > 0) || state === undefined || !isCounted(state)) return false;
    return !rules || verdictOn(facet, filters, rules) === 'shown';
  };
  return Object.entries(objectOf(json) ?? {})
    .filter(([, facets]) => Object.entries(objectOf(facets) ?? {}).some(isListed))
    .map(([day]) => `${month}-${day.replace(/^d/, '')}`)
    .filter(isDay)
    .sort();
}

async function nearestDay(
  date: string,
  step: 1 | -1,
  daysIn: (month: string) => Promise<string[]>,
): Promise<string | null> {
  for (let steps = 0; steps < MAX_MONTHS; steps += 1) {
    const days = await daysIn(monthFrom(date.slice(0, 7), steps * step));
    const found = step === 1 ? days.find((day) => day > date) : days.reverse().find((day) => day < date);
    if (found) return found;
  }
  return null;
}

function nearestDaysIn(databaseURL: string, wanted: NearestKey) {
  const { kind, date } = wanted;
  const shownAtom = atom<NearestDays>({ status: 'loading', before: null, after: null });
  shownAtom.onMount = (show) => {
    const unmounted = new AbortController();
    const daysIn = async (month: string) =>
      daysOf(month, await readJson(restUrl(databaseURL, monthPath(kind, month)), unmounted.signal), wanted);
    Promise.all([nearestDay(date, -1, daysIn), nearestDay(date, 1, daysIn)]).then(
      ([before, after]) => show({ status: 'known', before, after }),
      () => {
        if (!unmounted.signal.aborted) show({ status: 'failed', before: null, after: null });
      },
    );
    return () => unmounted.abort();
  };
  return shownAtom;
}

const nearest = memoizeLru(24, (wanted) => {
  const inCourtAtom = atom((get) => {
    const court = get(courtAtom);
    return court && nearestDaysIn(court.client.databaseURL, JSON.parse(wanted) as NearestKey);
  });
  return atom((get): NearestDays => {
    const shownAtom = get(inCourtAtom);
    return shownAtom ? get(shownAtom) : { status: 'loading', before: null, after: null };
  });
});

/**
 * The nearest days with hearings, for the links of an empty day. Reads the counts of its month and of three months on
 * either side.
 */
export function nearestDaysAtom(wanted: NearestKey) {
  return nearest(JSON.stringify(wanted));
}
