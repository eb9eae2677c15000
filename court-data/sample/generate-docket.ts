import type { CourtConfig } from '@court/shared/records/court-config';
import { addDays } from '@court/shared/records/court-time';
import type { ExportedRecord } from '@court/shared/records/source-record';
import { fateOf } from './fate';
import { randomOf } from './random';
import { hearingId, sampleDays } from './sample-day';
import { asOf, type SampleHearing } from './sample-hearing';

/** Days before and after today that the sample docket holds. */
export const WINDOW_DAYS = 60;
/** Six weeks, and a holiday week. */
const LONGEST_CONTINUANCE = 50;

/** `seed` any text; `today` YYYY-MM-DD in the court's first zone. */
export type DocketOptions = { seed: string; today: string };

function days(from: string, to: string): string[] {
  const list: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) list.push(date);
  return list;
}

/** The hearing at which a continued one goes on: same case, bench and block, another day. */
function successor({ record }: SampleHearing, date: string, place: number, seed: string): SampleHearing {
  const id = hearingId(date, place);
  const random = randomOf(`${seed}:${id}`);
  return {
    record: { ...record, id, date, sortCode: null, eventTime: null, tentative: null },
    fate: fateOf(random, date, true),
  };
}

/**
 * An invented docket of about 9,000 hearings around `today`, in the source format. A date's hearings are the same
 * whatever `today` is; only what has become of them by then differs.
 */
export function generateDocket(
  court: CourtConfig,
  { seed, today }: DocketOptions,
): { hearings: ExportedRecord[] } {
  const first = addDays(today, -WINDOW_DAYS);
  const drawDay = sampleDays(court, seed);
  const dockets = new Map<string, SampleHearing[]>();
  for (const date of days(addDays(first, -LONGEST_CONTINUANCE), addDays(today, WINDOW_DAYS))) {
    dockets.set(date, drawDay(date));
  }
  const drawn = [...dockets.values()].flat();
  for (const hearing of drawn) {
    const docket = dockets.get(hearing.fate.continuedTo ?? '');
    if (docket) docket.push(successor(hearing, hearing.fate.continuedTo ?? '', docket.length + 1, seed));
  }
  const hearings = [...dockets].filter(([date]) => date >= first).flatMap(([, docket]) => docket);
  return { hearings: hearings.map((hearing) => asOf(hearing, today)) };
}
