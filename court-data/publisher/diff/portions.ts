import type { CalendarKind } from '@court/records';
import type { ComparedKind } from './compare-days';
import { countOfDaySum } from './stored-day';

/** What a publication, or a portion of it, does to hearings or to meetings. */
export type Figures = {
  added: number;
  changed: number;
  moved: number;
  /** still to come, and no longer exported */
  removed: number;
  /** older than the court keeps records, and so gone */
  expired: number;
  /** days written to */
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

/** Records that are worked out and written together: so many are in memory at once, and no more. */
export const MOST_RECORDS = 500;

type Cut = { numberOf: Map<string, number>; first: number; last: number };

/**
 * A publication cut into portions of whole days, in order, hearings before meetings: each is worked out and written
 * before the next, so that memory does not grow with the export. A record that leaves one day for another is written
 * with the first of them.
 */
export class Portions {
  readonly #cuts = new Map<CalendarKind, Cut>();
  readonly #moved = new Map<string, string[]>();
  /** by number: records to expect, about */
  readonly sizes: number[] = [0];

  constructor(compared: readonly ComparedKind[], mostRecords: number) {
    for (const { kind, dates, exported, stored, changed } of compared) {
      const cut: Cut = { numberOf: new Map(), first: this.#last, last: this.#last };
      for (const date of dates) {
        const records = Math.max(
          changed.has(date) ? exported.countOn(date) : 0,
          countOfDaySum(stored[date] ?? '0'),
        );
        if ((this.sizes[this.#last] ?? 0) > 0 && (this.sizes[this.#last] ?? 0) + records > mostRecords) {
          this.sizes.push(0);
        }
        if (cut.numberOf.size === 0) cut.first = this.#last;
        this.sizes[this.#last] = (this.sizes[this.#last] ?? 0) + records;
        cut.numberOf.set(date, this.#last);
      }
      cut.last = this.#last;
      this.#cuts.set(kind, cut);
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

  /** The part of a portion that is of one kind; null where it has none. */
  of(compared: ComparedKind, number: number): Portion | null {
    const { kind } = compared;
    const cut = this.#cuts.get(kind);
    if (!cut || number < cut.first || number > cut.last) return null;
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

  /** The portion in which a record is written that leaves a day for another. */
  ownerOf({ kind, leaving, exported }: ComparedKind, key: string): number {
    const numberOf = this.#cuts.get(kind)?.numberOf;
    const dates = [...(leaving.get(key) ?? []), exported.dateOf(key) ?? ''];
    return Math.min(...dates.flatMap((date) => numberOf?.get(date) ?? []));
  }
}

/** What of one kind is worked out and written together. */
export type Portion = {
  dates: ReadonlySet<string>;
  /** entry keys of the records that leave one day for another with this portion, some for a day of a later one */
  moved: ReadonlySet<string>;
  /** of those with something of the kind */
  isFirst: boolean;
  isLast: boolean;
  /** true for a record that becomes public with a later portion */
  isLater: (key: string) => boolean;
};
