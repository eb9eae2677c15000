import { caseKey, entryKey, type SourceRecord } from '@court/domain';

/** A continued hearing: its key and the key of its case. */
export type ContinuedRecord = { key: string; of: string };

/** The day to which a hearing was continued. Null if there is none, or if it is not after the hearing's day. */
export const continuedDay = ({
  date,
  continuedTo,
}: {
  date: string;
  continuedTo?: string | null | undefined;
}): string | null => (continuedTo && continuedTo > date ? continuedTo : null);

/** Stores two facts about each record of an export, by its number: its day, and the day to which it was continued. */
export class SourceDays {
  readonly #dates: string[] = [];
  readonly #numbers = new Map<string, number[]>();
  readonly #continued = new Map<string, ContinuedRecord[]>();
  /** one string per day, shared by all records, to save memory */
  readonly #texts = new Map<string, string>();

  readonly add = (record: SourceRecord, number: number): void => {
    const date = this.#texts.get(record.date) ?? record.date;
    this.#texts.set(date, date);
    this.#dates[number] = date;
    const numbers = this.#numbers.get(date);
    if (numbers) numbers.push(number);
    else this.#numbers.set(date, [number]);
    const next = record.sealed === 'Y' ? null : continuedDay(record);
    if (next === null) return;
    const one = { key: entryKey(record.id), of: caseKey(record.caseNumber, record.caseType) };
    const continued = this.#continued.get(next);
    if (continued) continued.push(one);
    else this.#continued.set(next, [one]);
  };

  /** Days with records, including records dropped later. */
  get dates(): string[] {
    return [...this.#numbers.keys()];
  }

  dateOf(number: number): string | undefined {
    return this.#dates[number];
  }

  /** Numbers of a day's records in the export's order, including records dropped later. */
  on(date: string): readonly number[] {
    return this.#numbers.get(date) ?? [];
  }

  /** Records that were continued to a day, in the export's order. */
  continuedTo(date: string): readonly ContinuedRecord[] {
    return this.#continued.get(date) ?? [];
  }
}
