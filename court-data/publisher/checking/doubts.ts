import { type Appear, memoizeLru, type SourceRecord } from '@court/domain';
import { type Asking, askOf, type Clerk } from '../reading/clerk';
import { clockWords, DEFAULT_HOURS, gapBefore, unusualDay, unusualTime } from '../reading/moments/unusual';
import { quoted } from '../reading/questions';
import { PLAIN_READING, type Reading } from '../reading/reading';
import { askRestricted, restrictionBeside } from '../reading/record/ask-restricted';
import type { Place } from '../reading/source-file';
import { isHeardElsewhere, type StrayWord, strayWord } from '../reading/text/stray-words';
import { appearDamages } from './appear-damage';
import { appearGap } from './appear-gap';
import { isMasked, numberDoubt } from './case-number-doubts';

type FilePlace = Place & { file: string };
/** Up to this many values of one kind are asked one by one. More are asked together. */
const MAX_SINGLE = 5;

/** `12:00 AM (00:00)` for a time. A day stays unchanged. */
const valueWords = (value: string) => (/^\d\d:\d\d$/.test(value) ? `${clockWords(value)} (${value})` : value);
const onceText = (value: string) => `To publish it this once, give --allow-unusual ${quoted(value)}`;

const UNREAD = 'caseNumber of no known form';

/** Statuses of past hearings. */
const OVER: readonly string[] = ['held', 'concluded'];

/** Text fields, and whether they hold a name or a place. */
const TEXTS = [
  ...(['caseNumber', 'caseTitle', 'judge', 'location', 'office'] as const).map(
    (field) => [field, true] as const,
  ),
  ...(['matter', 'eventKind', 'outcome'] as const).map((field) => [field, false] as const),
];

/** Cache size for checked days and times, because a court's values repeat. */
const MAX_CACHED_VALUES = 5_000;
/**
 * Asks the clerk about records that are readable but look wrong: unusual days and times, or a meeting that people
 * cannot join.
 */
export class Doubts {
  /** reason → value → rows with the value */
  readonly #found = new Map<string, Map<string, FilePlace[]>>();
  readonly #days = new Map<string, FilePlace>();
  readonly #dayDoubt: (day: string) => string | null;
  readonly #timeDoubt: (time: string) => string | null;

  constructor(
    private readonly clerk: Clerk,
    private readonly reading: Reading = PLAIN_READING,
  ) {
    const hours = clerk.court?.hours ?? DEFAULT_HOURS;
    this.#dayDoubt = memoizeLru(MAX_CACHED_VALUES, (day) => unusualDay(day, clerk.today));
    this.#timeDoubt = memoizeLru(MAX_CACHED_VALUES, (time) => unusualTime(time, hours));
  }

  add(record: SourceRecord, place: FilePlace): void {
    this.#noteNumber(record, place);
    if (record.sealed === 'Y') return;
    const { date, time } = record;
    if (!this.#days.has(date)) this.#days.set(date, place);
    this.#note(this.#dayDoubt(date), date, place);
    this.#note(this.#timeDoubt(time), time, place);
    const { continuedTo, continuedTime } = record;
    if (continuedTo) this.#note(this.#dayDoubt(continuedTo), continuedTo, place);
    if (continuedTime) this.#note(this.#timeDoubt(continuedTime), continuedTime, place);
    if (date > this.clerk.today && OVER.includes(record.status))
      this.#note('says that a hearing ahead is over', `${record.status} on ${date}`, place);
    this.#noteWords(record, place);
    this.#noteLink(record.appear?.url, place);
    this.#noteDamage(record.appear ?? {}, place);
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

  /** Asks about a case number by which the case may not be found. For a sealed case, nothing says which one to close. */
  #noteNumber({ caseNumber, sealed }: SourceRecord, place: FilePlace): void {
    const doubt = numberDoubt(caseNumber);
    const isSealed = sealed === 'Y';
    if (!doubt || (isSealed ? isMasked(caseNumber) : doubt.kind === 'several')) return;
    const value = isSealed
      ? 'caseNumber of a sealed record'
      : doubt.kind === 'form'
        ? UNREAD
        : `caseNumber ${caseNumber}`;
    if (this.reading.unusual.has(value)) return;
    const text = isSealed
      ? 'Which case is sealed whose record names no single case number? Only the first number that can be read is closed. Close the others with --withdraw-case'
      : `Is ${caseNumber} a case number? It ${doubt.why}`;
    const meaning = isSealed
      ? 'yes: the first, or the record alone'
      : doubt.kind === 'form'
        ? 'yes, the court’s numbers may look so'
        : 'yes, exactly as printed';
    this.clerk.questions.ask(
      `unusual:${value}`,
      () => ({ text, answers: [{ set: `unusual:${value}=expected`, meaning }] }),
      place,
    );
  }

  /** Asks about a link whose host is not one of the court's meeting hosts. */
  #noteLink(url: string | null | undefined, place: FilePlace): void {
    const hosts = this.clerk.court?.meetingHosts;
    if (!url || !hosts) return;
    const text = url.trim();
    const address = /^[a-z]+:/i.test(text) ? text : `https://${text}`;
    const host = (URL.canParse(address) && new URL(address).host) || 'no website';
    const value = `link to ${host}`;
    if (hosts.includes(host) || this.reading.unusual.has(value)) return;
    this.clerk.questions.ask(
      `unusual:${value}`,
      () => ({
        text: `How does somebody join by a link to ${host}? The court’s pages show links to ${hosts.join(', ')} alone. If the link is right, add its host to meetingHosts of the court file`,
        answers: [
          { set: `unusual:${value}=expected`, meaning: 'not by the link; publish without showing it' },
        ],
      }),
      place,
    );
  }

  /** Asks about a link, number or code by which somebody may not be able to join. */
  #noteDamage(appear: Partial<Appear>, place: FilePlace): void {
    for (const { part, value, why } of appearDamages(appear)) {
      const about = `appear.${part} ${value}`;
      if (this.reading.unusual.has(about)) continue;
      this.clerk.questions.ask(
        `unusual:${about}`,
        () => ({
          text: `Can somebody join by the ${part} “${value}”? It ${why}. If not, correct it in the export`,
          answers: [{ set: `unusual:${about}=expected`, meaning: 'yes, exactly as printed' }],
        }),
        place,
      );
    }
  }

  /** Asks about a text that says that the record is not public or that its scheduled hearing is not held. */
  #noteWords(record: SourceRecord, place: FilePlace): void {
    const asking = { clerk: this.clerk, reading: this.reading, place };
    for (const [field, isName] of TEXTS) {
      const text = record[field] ?? '';
      const isElsewhere = field === 'matter' && isHeardElsewhere(text, record);
      const elsewhere: StrayWord | null = isElsewhere ? { kind: 'status', word: 'to be heard' } : null;
      const found = strayWord(text, isName) ?? elsewhere;
      if (!found || (found.kind === 'status' && record.status !== 'scheduled')) continue;
      if (found.kind === 'restriction') {
        askRestricted(field, found.word, asking);
        continue;
      }
      const value = `${field} says ${found.word}`;
      if (this.reading.unusual.has(value)) continue;
      askOf(asking, `unusual:${value}`, () => ({
        text: `Is a hearing held that is scheduled, and whose ${field} says “${found.word}”? If not, correct its status in the export`,
        answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, in this and later exports' }],
      }));
    }
    this.#noteNames(record, asking);
  }

  /** Asks about a name, or a word beside a document's number, that says that the record is not public. */
  #noteNames(record: SourceRecord, asking: Asking): void {
    const { caseTitle, debtors, attorneys, movant, docketNumber, trustees, leadCaseTitle } = record;
    const words = new Set<string>();
    const note = (field: string, name: string | null | undefined, title: string | null = null) => {
      const word = name ? restrictionBeside(title, name) : null;
      if (word === null || words.has(`${field} ${word}`)) return;
      words.add(`${field} ${word}`);
      askRestricted(field, word, asking);
    };
    for (const { name, role, aliases } of debtors) {
      note('debtors', name, caseTitle);
      note('debtors', role);
      for (const alias of aliases) note('debtors', alias.name);
    }
    note('leadCaseTitle', leadCaseTitle);
    for (const name of trustees) note('trustees', name);
    for (const { name, firm } of attorneys) {
      note('attorneys', name);
      note('attorneys', firm);
    }
    for (const name of typeof movant === 'string' ? [movant] : [movant?.attorney, movant?.onBehalfOf])
      note('movant', name);
    note('docketNumber', docketNumber?.replace(/\d+/g, '').trim());
  }

  #note(reason: string | null, value: string, place: FilePlace): void {
    if (reason === null || this.reading.unusual.has(value)) return;
    const values = this.#found.get(reason) ?? new Map<string, FilePlace[]>();
    this.#found.set(reason, values);
    const places = values.get(value);
    if (places) places.push(place);
    else values.set(value, [place]);
  }

  /** Asks the questions. Call it after all records are known. */
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
