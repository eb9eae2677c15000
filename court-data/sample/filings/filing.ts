import { addDays } from '@court/domain';
import type { Random } from '../random/random';
import { CASELOAD, type Track } from './tracks';

/** One case of a bench: `at` counts, from 0, the cases of its track filed in that year. */
export type Filing = { track: Track; year: number; at: number };

const DAYS = 365;
const DAY_MS = 86_400_000;
/** Hearings are entered up to this many days ahead. No case is heard before it is filed. */
export const ENTERED_AHEAD = 75;

/** The date `back` days before `date`, as a year and a day of the year from 0. */
function placeOf(date: string, back = 0): { year: number; day: number } {
  const at = Date.parse(date) - back * DAY_MS;
  const year = new Date(at).getUTCFullYear();
  return { year, day: Math.round((at - Date.UTC(year, 0, 1)) / DAY_MS) };
}

/** The filing date of a case. Filings are spread evenly over the year. */
export function filedOn({ track, year, at }: Filing): string {
  return addDays(`${year}-01-01`, Math.floor((at * DAYS) / CASELOAD[track].cases));
}

/** The cases filed before one bench on `date`. */
export function filingsOn(track: Track, date: string): Filing[] {
  const { year, day } = placeOf(date);
  const { cases } = CASELOAD[track];
  const first = Math.ceil((day * cases) / DAYS);
  const next = Math.min(Math.ceil(((day + 1) * cases) / DAYS), cases);
  return Array.from({ length: Math.max(0, next - first) }, (_, n) => ({ track, year, at: first + n }));
}

/** A contested case filed more than `ENTERED_AHEAD` days before `date`. Recent cases are more likely. */
export function filingHeard(random: Random, track: Track, date: string): Filing {
  const { cases, contested, oldest } = CASELOAD[track];
  const age = ENTERED_AHEAD + 1 + Math.floor(random.next() ** 2 * (oldest - ENTERED_AHEAD));
  const { year, day } = placeOf(date, age);
  const at = Math.min(Math.floor((day * cases) / DAYS), cases - 1);
  return { track, year, at: at - (at % contested) };
}
