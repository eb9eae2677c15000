import type { SourceRecord } from '@court/records';
import type { Clerk } from '../reading/clerk';
import { clockWords, DEFAULT_HOURS, gapBefore, unusualDay, unusualTime } from '../reading/moments/unusual';
import { quoted } from '../reading/questions';
import { PLAIN_READING, type Reading } from '../reading/reading';
import type { Place } from '../reading/source-file';
import { appearGap } from './appear-gap';

type FilePlace = Place & { file: string };
/** Values that are asked one by one; more of one kind are asked together. */
const MAX_SINGLE = 5;

/** `12:00 AM (00:00)`; a day as it is. */
const valueWords = (value: string) => (/^\d\d:\d\d$/.test(value) ? `${clockWords(value)} (${value})` : value);
const onceText = (value: string) => `To publish it this once, give --allow-unusual ${quoted(value)}`;

/** Asks the clerk about records that can be read and that look wrong: unusual days and times, a meeting nobody can join. */
export class Doubts {
  /** reason → value → the rows that have it */
  readonly #found = new Map<string, Map<string, FilePlace[]>>();
  readonly #days = new Map<string, FilePlace>();

  constructor(
    private readonly clerk: Clerk,
    private readonly reading: Reading = PLAIN_READING,
  ) {}

  add(record: SourceRecord, place: FilePlace): void {
    if (record.sealed === 'Y') return;
    const { date, time } = record;
    if (!this.#days.has(date)) this.#days.set(date, place);
    this.#note(unusualDay(date, this.clerk.today), date, place);
    this.#note(unusualTime(time, this.clerk.court?.hours ?? DEFAULT_HOURS), time, place);
    const gap = appearGap(record.appear ?? {});
    if (gap && !this.reading.videoWithoutLink)
      this.clerk.questions.ask(
        'videoWithoutLink',
        () => ({
          text: `How does somebody join whose hearing or meeting ${gap}?`,
          answers: [{ set: 'videoWithoutLink=true', meaning: 'the court does not say; publish it so' }],
        }),
        place,
      );
  }

  #note(reason: string | null, value: string, place: FilePlace): void {
    if (reason === null || this.reading.unusual.has(value)) return;
    const values = this.#found.get(reason) ?? new Map<string, FilePlace[]>();
    this.#found.set(reason, values);
    const places = values.get(value);
    if (places) places.push(place);
    else values.set(value, [place]);
  }

  /** Asks, once all records are known. */
  ask(): void {
    const gap = gapBefore([...this.#days.keys()].sort());
    const place = gap && this.#days.get(gap.day);
    if (gap && place)
      this.#note(`is ${gap.days} days before the next day of the file, ${gap.next}`, gap.day, place);
    for (const [reason, values] of this.#found) {
      const all = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
      if (all.length <= MAX_SINGLE) for (const [value, places] of all) this.#askValue(value, reason, places);
      else this.#askKind(reason, all);
    }
  }

  #askValue(value: string, reason: string, places: readonly FilePlace[]): void {
    for (const place of places)
      this.clerk.questions.ask(
        `unusual:${value}`,
        () => ({
          text: `Is ${valueWords(value)} right? It ${reason}. ${onceText(value)}`,
          answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, in this and later exports' }],
        }),
        place,
      );
  }

  #askKind(reason: string, values: readonly (readonly [string, readonly FilePlace[]])[]): void {
    const value = `${values.length} values that each ${reason.replace(/^is /, 'are ')}`;
    const [first, last] = [values[0]?.[0], values.at(-1)?.[0]];
    if (this.reading.unusual.has(value)) return;
    for (const [, places] of values)
      for (const place of places)
        this.clerk.questions.ask(
          `unusual:${value}`,
          () => ({
            text: `Are ${values.length} values from ${first} to ${last} right? Each ${reason}. ${onceText(value)}`,
            answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, exactly so many' }],
          }),
          place,
        );
  }
}
