import { strayWordAbove } from '../text/stray-words';

/** A day, recognized by its weekday, month or digits. */
const DAY =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\d[/-]\d{1,2}[/-]\d/i;
const isDay = (text: string) => DAY.test(text);

/**
 * Section titles, such as a day or a judge. A title applies to all rows below it. It is a row that spans all columns of
 * a table, or a heading above a table. Titles in adjacent rows are levels: a day, and a judge below it.
 */
export class Sections {
  #levels: readonly string[] = [];
  #most = 0;
  readonly #hasMany: boolean;

  /** `hasMany`: the list consists of several tables with a heading each. */
  constructor(hasMany: boolean) {
    this.#hasMany = hasMany;
  }

  get levels(): readonly string[] {
    return this.#levels;
  }

  /** Starts a table with the headings above it, from the outer to the inner. */
  begin(above: readonly string[]): void {
    this.#levels = [];
    const isSaid = above.some((text) => text !== '' && (isDay(text) || strayWordAbove(text) !== null));
    if (isSaid || (this.#hasMany && above.some((text) => text !== ''))) this.add(above);
  }

  /**
   * Adds the titles of adjacent rows. Fewer titles than before replace the last levels, unless the first looks like the
   * first level.
   */
  add(texts: readonly string[]): void {
    const [first = ''] = texts;
    const top = this.#levels[0];
    const isNew = top === undefined || isDay(first) === isDay(top);
    this.#levels = isNew
      ? texts
      : [...this.#levels.slice(0, Math.max(1, this.#levels.length - texts.length)), ...texts];
    this.#most = Math.max(this.#most, this.#levels.length);
  }

  /** Headings of the columns that hold the levels. */
  names(): string[] {
    return Array.from({ length: this.#most }, (_, level) =>
      level === 0 ? 'Section' : `Section ${level + 1}`,
    );
  }
}
