import { addDays, type ExportedRecord } from '@court/domain';
import type { Outcome } from './outcome';
import type { Rescheduling } from './rescheduling';

/** A record without an outcome. */
export type SetRecord = Omit<ExportedRecord, 'status'>;

/** A hearing or meeting independent of the current day: its original setting and all its later changes. */
export type SampleHearing = {
  id: string;
  /** original date, YYYY-MM-DD */
  date: string;
  /** first day on the docket, YYYY-MM-DD */
  enteredOn: string;
  rescheduling: Rescheduling | null;
  outcome: Outcome;
  /** draws the original record; slow, so it is called only for records on the docket */
  draw: () => SetRecord;
};

/**
 * The docket of `today` with all records from the day `first` on, in the source format. It contains all changes entered
 * up to `today`, but not the outcomes of that day's own hearings.
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

/** The first day on which the docket shows the outcome of a hearing and its continued hearing. */
export const shownFrom = ({ date, outcome }: SampleHearing): string =>
  outcome.enteredOn < date ? outcome.enteredOn : addDays(date, 1);
