import type { CalendarKind } from '@court/domain';
import { countOfDaySum } from '../store/stored-day';
import type { ComparedKind } from './compare-days';

/** The numbers of changes to hearings or meetings by a publication, or by one of its batches. */
export type Figures = {
  added: number;
  changed: number;
  moved: number;
  /** future records that are no longer exported */
  removed: number;
  /** records older than the court's retention time */
  expired: number;
  /** days with changes */
  days: number;
};

export const NO_FIGURES: Figures = { added: 0, changed: 0, moved: 0, removed: 0, expired: 0, days: 0 };

export function addFigures(one: Figures, other: Figures): Figures {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    moved: one.moved + other.moved,
    removed: one.removed + other.removed,
    expired: one.expired + other.expired,
    days: one.days + other.days,
  };
}

/** Maximum records of a batch. It limits the memory, because a batch is computed and written as a whole. */
export const MAX_BATCH_RECORDS = 500;

/** Days that are written before all others, YYYY-MM-DD, both included. */
export type FirstDays = { from: string; to: string };

/** Number of completely written days, and of all days of the publication; see Portions. */
export type DaysWritten = { days: number; of: number; hasFirstDays: boolean };

type Cut = { numberOf: Map<string, number>; first: number; last: number; numbers: ReadonlySet<number> };

/** 0 for the first days, 1 for later days, 2 for earlier days. */
function rankOf(date: string, { from, to }: FirstDays): number {
  if (date < from) return 2;
  return date > to ? 1 : 0;
}

/**
 * A publication divided into batches of whole days, in order, hearings before meetings. Each batch is computed and
 * written before the next, so that memory does not grow with the export. A record that leaves one day for another is
 * written with the earlier batch. With `firstDays`, their batches come first, then later days, then earlier days, and a
 * day's hearings and meetings are written together.
 */
export class Batches {
  readonly #cuts = new Map<CalendarKind, Cut>();
  readonly #moved = new Map<string, string[]>();
  /** approximate number of records, by batch number */
  readonly sizes: number[] = [0];
  /** number of the last batch of the first days; -1 if they need none */
  readonly lastOfFirstDays: number = -1;

  constructor(compared: readonly ComparedKind[], mostRecords: number, firstDays: FirstDays | null = null) {
    const numberOf = new Map(compared.map(({ kind }) => [kind, new Map<string, number>()]));
    const places = compared.flatMap((one) => one.dates.map((date) => ({ one, date, rank: 0 })));
    if (firstDays) {
      for (const place of places) place.rank = rankOf(place.date, firstDays);
      places.sort((a, b) => a.rank - b.rank || (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    }
    for (const [at, { one, date, rank }] of places.entries()) {
      const { kind, exported, stored, changed } = one;
      const records = Math.max(
        changed.has(date) ? exported.countOn(date) : 0,
        countOfDaySum(stored[date] ?? '0'),
      );
      const size = this.sizes[this.#last] ?? 0;
      const isFull = size > 0 && size + records > mostRecords;
      if (isFull || (places[at - 1]?.rank === 0 && rank > 0)) this.sizes.push(0);
      this.sizes[this.#last] = (this.sizes[this.#last] ?? 0) + records;
      numberOf.get(kind)?.set(date, this.#last);
      if (firstDays && rank === 0) this.lastOfFirstDays = this.#last;
    }
    for (const [kind, ofDates] of numberOf) {
      const numbers = new Set(ofDates.size > 0 ? ofDates.values() : [this.#last]);
      const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
      this.#cuts.set(kind, { numberOf: ofDates, numbers, first, last });
    }
    for (const one of compared) {
      for (const key of one.leaving.keys()) {
        const at = `${this.ownerOf(one, key)} ${one.kind}`;
        const moved = this.#moved.get(at);
        if (moved) moved.push(key);
        else this.#moved.set(at, [key]);
      }
    }
  }

  get #last(): number {
    return this.sizes.length - 1;
  }

  /** The part of a batch for one kind. Null if it has none. */
  of(compared: ComparedKind, number: number): Batch | null {
    const { kind } = compared;
    const cut = this.#cuts.get(kind);
    if (!cut?.numbers.has(number)) return null;
    const dates = compared.dates.filter((date) => cut.numberOf.get(date) === number);
    return {
      dates: new Set(dates),
      moved: new Set(this.#moved.get(`${number} ${kind}`) ?? []),
      isFirst: number === cut.first,
      isLast: number === cut.last,
      isLater: (key) => {
        const { leaving, newcomers, exported } = compared;
        if (leaving.has(key) || newcomers?.has(key) === false) return false;
        return (cut.numberOf.get(exported.dateOf(key) ?? '') ?? 0) > number;
      },
    };
  }

  /** Counts the days that are complete after the batches up to `number` are written. */
  written(number: number): DaysWritten {
    const lastOf = new Map<string, number>();
    for (const { numberOf } of this.#cuts.values()) {
      for (const [date, at] of numberOf) lastOf.set(date, Math.max(at, lastOf.get(date) ?? -1));
    }
    return {
      days: [...lastOf.values()].filter((at) => at <= number).length,
      of: lastOf.size,
      hasFirstDays: number >= this.lastOfFirstDays,
    };
  }

  /** The batch in which a moved record is written. */
  ownerOf({ kind, leaving, exported }: ComparedKind, key: string): number {
    const numberOf = this.#cuts.get(kind)?.numberOf;
    const dates = [...(leaving.get(key) ?? []), exported.dateOf(key) ?? ''];
    return Math.min(...dates.flatMap((date) => numberOf?.get(date) ?? []));
  }
}

/** The part of one kind that is computed and written together. */
export type Batch = {
  dates: ReadonlySet<string>;
  /** entry keys of records that move to another day with this batch, some to a day of a later batch */
  moved: ReadonlySet<string>;
  /** whether it is the first batch with records of the kind */
  isFirst: boolean;
  isLast: boolean;
  /** true for a record that becomes public with a later batch */
  isLater: (key: string) => boolean;
};
