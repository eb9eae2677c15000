import { type CalendarKind, entryKey, type SourceRecord } from '@court/domain';
import type { Reject } from '../reading/source-file';
import { type CheckedSource, keyOfId } from './check-source';
import { coverageStart } from './coverage';
import {
  type CourtNames,
  type PublishedRecord,
  publishedRecord,
  type StandingAppearances,
} from './published-record';
import { RecordAliases } from './record-aliases';
import type { ContinuedRecord } from './source-days';

/**
 * Maximum records in the cache of published days. It covers some weeks of a busy court, because hearings are continued
 * by weeks.
 */
const MAX_CACHED_RECORDS = 3_000;

/** The data, apart from the records, that determines their published form. */
export type PublishedForm = {
  names: CourtNames;
  standing: StandingAppearances | undefined;
  /** entry keys of records that must not be public, because the record or its case is sealed or hidden */
  withdrawn: Readonly<Record<string, true>>;
  /** see Ledger.aliases */
  aliases: Readonly<Record<string, string>>;
};

export type ExportedDay = ReadonlyMap<string, PublishedRecord>;

/** An export's records in their published form, by day (YYYY-MM-DD) and entry key, created on demand. */
export class ExportedRecords {
  /** first day of the complete part of the export; records of earlier days are only added */
  readonly from: string;
  /** all days with records, in order */
  readonly dates: readonly string[];
  readonly aliases: RecordAliases;
  /** rejected records by entry key */
  readonly #rejects: ReadonlyMap<string, Reject>;
  readonly #held = new Map<string, ExportedDay>();
  #heldRecords = 0;

  constructor(
    readonly kind: CalendarKind,
    private readonly checked: CheckedSource,
    private readonly form: PublishedForm,
    today: string,
  ) {
    const { days, records, rejects } = checked;
    this.dates = days.dates.filter((date) => days.on(date).some((number) => records.has(number))).sort();
    this.from = coverageStart(this.dates, (date) => days.on(date).length, today);
    this.aliases = new RecordAliases(form.aliases, (key) => records.find(key) !== null);
    this.#rejects = new Map(
      rejects.flatMap((reject) =>
        reject.id === null ? [] : [[this.aliases.publicKey(keyOfId(reject.id)), reject]],
      ),
    );
  }

  /** Name of the export. */
  get file(): string {
    return this.checked.file;
  }

  /** True if the export has no ids and its map makes them from other fields. */
  get hasMadeIds(): boolean {
    return this.checked.hasMadeIds;
  }

  isRejected(key: string): boolean {
    return this.#rejects.has(key);
  }

  /**
   * True if a public record stays unchanged because the export says too little about it. Either its row was rejected,
   * or the export is not complete on that day.
   */
  isStaying(date: string, key: string): boolean {
    if (this.has(key) || this.form.withdrawn[key]) return false;
    return date < this.from || this.isRejected(key);
  }

  /** Rejected records that may be any public record. `known` holds the entry keys of public records. */
  unknownRejects(known: ReadonlySet<string>): Reject[] {
    const rejects = this.checked.rejects.filter(({ id }) => id === null);
    if (!this.hasMadeIds) return rejects;
    // an id made from a faulty field differs from the public id
    return [...rejects, ...[...this.#rejects].filter(([key]) => !known.has(key)).map(([, one]) => one)];
  }

  /** Renames the export's record `ownKey` to the public id `id`. */
  rename(ownKey: string, id: string): void {
    const number = this.checked.records.find(ownKey);
    const date = number === null ? undefined : this.checked.days.dateOf(number);
    this.aliases.add(ownKey, id);
    const day = this.#held.get(date ?? '');
    if (!date || !day) return;
    this.#held.delete(date);
    this.#heldRecords -= day.size;
  }

  /** A day's records as exported, with their numbers. Includes withdrawn records. */
  *sourceOn(date: string): Generator<readonly [number, SourceRecord]> {
    const { days, records } = this.checked;
    for (const number of days.on(date)) if (records.has(number)) yield [number, records.read(number)];
  }

  isWithdrawn(record: SourceRecord): boolean {
    return this.isWithheld(this.aliases.publicKey(entryKey(record.id)));
  }

  /** True if the record with this entry key must not be public. */
  isWithheld(key: string): boolean {
    return this.form.withdrawn[key] === true;
  }

  /** The number of records on a day. It may be slightly too high, because it includes dropped records. */
  countOn(date: string): number {
    return this.checked.days.on(date).length;
  }

  on(date: string): ExportedDay {
    return this.#held.get(date) ?? this.make(date, this.sourceOn(date));
  }

  /** Same, from source records that were already read. */
  make(date: string, source: Iterable<readonly [number, SourceRecord]>): ExportedDay {
    const day = new Map<string, PublishedRecord>();
    for (const [, record] of source) {
      if (this.isWithdrawn(record)) continue;
      const published = this.#published(record);
      day.set(published.key, published);
    }
    for (const [earliest, { size }] of this.#held) {
      if (this.#heldRecords + day.size <= MAX_CACHED_RECORDS) break;
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

  /** The day of a record. Undefined if the export does not have it. */
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
    return this.checked.days
      .continuedTo(date)
      .map(({ key, of }) => ({ key: this.aliases.publicKey(key), of }))
      .filter(({ key }) => this.has(key));
  }

  #find(key: string): number | null {
    const ownKey = this.isWithheld(key) ? null : this.aliases.ownKey(key);
    return ownKey === null ? null : this.checked.records.find(ownKey);
  }

  #published(record: SourceRecord): PublishedRecord {
    const id = this.aliases.size > 0 ? this.aliases.publicId(entryKey(record.id)) : undefined;
    return publishedRecord(id ? { ...record, id } : record, this.form.names, this.form.standing);
  }
}
