import { type CalendarKind, entryKey, type SourceRecord } from '@court/records';
import {
  type CourtNames,
  type PublishedRecord,
  publishedRecord,
  type StandingAppearances,
} from '../diff/published-record';
import type { CheckedSource, ContinuedRecord } from './check-source';

/** Most records whose days are held, in the form in which they are published: some weeks of a busy court, since hearings are continued by weeks. */
const MOST_HELD = 3_000;

/** What decides the form in which records are published, beside themselves. */
export type PublishedForm = {
  names: CourtNames;
  standing: StandingAppearances | undefined;
  /** entry keys of records that are kept out of public view: sealed, withdrawn, or of a case that is */
  withdrawn: Readonly<Record<string, true>>;
};

export type ExportedDay = ReadonlyMap<string, PublishedRecord>;

/** An export's records in the form in which they are published, by day (YYYY-MM-DD) and entry key, made when asked for. */
export class ExportedRecords {
  /** the day from which on the export is complete */
  readonly from: string;
  /** all days with records, in order */
  readonly dates: readonly string[];
  readonly #held = new Map<string, ExportedDay>();
  #heldRecords = 0;

  constructor(
    readonly kind: CalendarKind,
    private readonly checked: CheckedSource,
    private readonly form: PublishedForm,
  ) {
    const { days, records } = checked;
    this.dates = days.dates.filter((date) => days.on(date).some((number) => records.has(number))).sort();
    this.from = this.dates[0] ?? '9999-12-31';
  }

  /** A day's records as the export has them, with their numbers; also those that are withdrawn. */
  *sourceOn(date: string): Generator<readonly [number, SourceRecord]> {
    const { days, records } = this.checked;
    for (const number of days.on(date)) if (records.has(number)) yield [number, records.read(number)];
  }

  isWithdrawn(record: SourceRecord): boolean {
    return this.isWithheld(entryKey(record.id));
  }

  /** True for the entry key of a record that is kept out of public view. */
  isWithheld(key: string): boolean {
    return this.form.withdrawn[key] === true;
  }

  /** How many records stand on a day, or a few more. */
  countOn(date: string): number {
    return this.checked.days.on(date).length;
  }

  on(date: string): ExportedDay {
    return this.#held.get(date) ?? this.make(date, this.sourceOn(date));
  }

  /** The same of a day whose records have been read already. */
  make(date: string, source: Iterable<readonly [number, SourceRecord]>): ExportedDay {
    const day = new Map<string, PublishedRecord>();
    for (const [, record] of source) {
      if (this.isWithdrawn(record)) continue;
      const published = this.#published(record);
      day.set(published.key, published);
    }
    for (const [earliest, { size }] of this.#held) {
      if (this.#heldRecords + day.size <= MOST_HELD) break;
      this.#held.delete(earliest);
      this.#heldRecords -= size;
    }
    this.#held.set(date, day);
    this.#heldRecords += day.size;
    return day;
  }

  has(key: string): boolean {
    return this.#find(key) !== null;
  }

  /** The day of a record; undefined where the export does not have it. */
  dateOf(key: string): string | undefined {
    const number = this.#find(key);
    return number === null ? undefined : this.checked.days.dateOf(number);
  }

  get(key: string): PublishedRecord | undefined {
    const number = this.#find(key);
    if (number === null) return undefined;
    const held = this.#held.get(this.checked.days.dateOf(number) ?? '');
    return held ? held.get(key) : this.#published(this.checked.records.read(number));
  }

  /** Records that were continued to a day. */
  continuedTo(date: string): readonly ContinuedRecord[] {
    return this.checked.days.continuedTo(date).filter(({ key }) => this.has(key));
  }

  #find(key: string): number | null {
    return this.isWithheld(key) ? null : this.checked.records.find(key);
  }

  #published(record: SourceRecord): PublishedRecord {
    return publishedRecord(record, this.form.names, this.form.standing);
  }
}
