import { addDays, type ExportedRecord } from '@court/records';
import type { Outcome } from './outcome';
import type { Rescheduling } from './rescheduling';

/** A record before anything has become of it. */
export type SetRecord = Omit<ExportedRecord, 'status'>;

/** A hearing or meeting whatever the day on which one looks at it: as it was set, and what happens to it when. */
export type SampleHearing = {
  id: string;
  /** as it was set, YYYY-MM-DD */
  date: string;
  /** from this day on, YYYY-MM-DD, it is on the docket */
  enteredOn: string;
  rescheduling: Rescheduling | null;
  outcome: Outcome;
  /** draws the record as it was set: the slow part, left for those that are on the docket */
  draw: () => SetRecord;
};

/**
 * What the docket holds on `today` from the day `first` on, in the source format: all that was entered up to that day,
 * but not how the day's own hearings ended.
 */
export function docketOf(all: readonly SampleHearing[], today: string, first: string): ExportedRecord[] {
  const records: ExportedRecord[] = [];
  for (const { date: set, enteredOn, rescheduling, outcome, draw } of all) {
    const moved = rescheduling && rescheduling.enteredOn <= today ? rescheduling : null;
    const date = moved?.change.date ?? set;
    if (enteredOn > today || date < first) continue;
    const isKnown = outcome.enteredOn < today || (outcome.enteredOn === today && today < date);
    const present = isKnown ? outcome : { status: 'scheduled' as const };
    records.push(Object.assign(draw(), { enteredOn: moved?.enteredOn ?? enteredOn }, moved?.change, present));
  }
  return records;
}

/** From when on the docket shows what became of a hearing, and with it the one at which it goes on. */
export const shownFrom = ({ date, outcome }: SampleHearing): string =>
  outcome.enteredOn < date ? outcome.enteredOn : addDays(date, 1);
