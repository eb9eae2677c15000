import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { readStatus, type StatusReading } from './read-status';
import { STATUS_PHRASES } from './status-words';

const DAY = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => Temporal.PlainDate.from('2022-01-03').add({ days }));
const MINUTES = fc.integer({ min: 0, max: 1439 });
const two = (number: number) => String(number).padStart(2, '0');
const FORMATS = new Map<string, Intl.DateTimeFormat>();
/** Caches formats, because creating a format takes longer than everything else. */
function words(day: Temporal.PlainDate, style: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(style);
  const format = FORMATS.get(key) ?? new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' });
  FORMATS.set(key, format);
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

const DAYS: ((day: Temporal.PlainDate) => string)[] = [
  (day) => `${day.month}/${day.day}/${day.year}`,
  (day) => `${two(day.month)}-${two(day.day)}-${two(day.year % 100)}`,
  (day) => day.toString(),
  (day) => words(day, { dateStyle: 'full' }),
  (day) => words(day, { dateStyle: 'medium' }),
  (day) => `${words(day, { weekday: 'short' })}. ${day.month}/${day.day}/${day.year}`,
  (day) => `${day.day} ${words(day, { month: 'long' })} ${day.year}`,
];
const half = (minutes: number) => (minutes < 720 ? 'AM' : 'PM');
const hour = (minutes: number) => Math.floor(minutes / 60);
const TIMES: ((minutes: number) => string)[] = [
  (at) => `${hour(at) % 12 || 12}:${two(at % 60)} ${half(at)}`,
  (at) => `${two(hour(at) % 12 || 12)}:${two(at % 60)}${half(at).toLowerCase()}`,
  (at) => `${hour(at) % 12 || 12}.${two(at % 60)} ${half(at)[0]}.M.`,
  (at) => `${two(hour(at))}:${two(at % 60)}`,
  // 12-hour clock without AM or PM
  (at) => `${hour(at) % 12 || 12}:${two(at % 60)}`,
];
const CASES: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => `*** ${text} ***`,
  (text) => ` (${text.replaceAll(' ', '\u00a0 ')}).`,
];

const day = fc
  .tuple(DAY, fc.constantFrom(...DAYS))
  .map(([at, print]) => ({ day: at.toString(), text: print(at) }));
const time = fc
  .tuple(MINUTES, fc.constantFrom(...TIMES))
  .map(([at, print]) => ({ time: `${two(hour(at))}:${two(at % 60)}`, text: print(at) }));
type Truth = Pick<StatusReading, 'status' | 'to'>;
const told = fc.record({ from: day, to: day, time });
type Told = typeof told extends fc.Arbitrary<infer T> ? T : never;

/** Texts and their meanings. */
const TEMPLATES: ((told: Told) => Truth & { text: string })[] = [
  () => ({ text: 'Scheduled', status: 'scheduled', to: null }),
  () => ({ text: 'Set for hearing by video', status: 'scheduled', to: null }),
  () => ({ text: 'Scheduled - vacated', status: 'vacated', to: null }),
  () => ({ text: 'Pending - withdrawn', status: 'withdrawn', to: null }),
  () => ({ text: 'Hearing not held', status: 'not-held', to: null }),
  () => ({ text: 'Hrg held', status: 'held', to: null }),
  ({ from }) => ({ text: `Continued from ${from.text}`, status: 'scheduled', to: null }),
  ({ from, time }) => ({ text: `Reset from ${from.text} at ${time.text}`, status: 'scheduled', to: null }),
  ...[
    'Continued to',
    'Cont’d to',
    'Held over to',
    'Held and continued to',
    'Vacated. Reason: continued to',
  ].flatMap((verb): ((told: Told) => Truth & { text: string })[] => [
    ({ to }) => ({ text: `${verb} ${to.text}`, status: 'continued', to: { days: [to.day], time: null } }),
    ({ to, time }) => ({
      text: `${verb} ${to.text} at ${time.text}`,
      status: 'continued',
      to: { days: [to.day], time: time.time },
    }),
    ({ from, to }) => ({
      text: `${verb} ${to.text} from ${from.text}`,
      status: 'continued',
      to: { days: [to.day], time: null },
    }),
  ]),
  ({ from, to, time }) => ({
    text: `Rescheduled from ${from.text} to ${to.text} ${time.text}`,
    status: 'rescheduled',
    to: { days: [to.day], time: time.time },
  }),
  ({ to, time }) => ({
    text: `Reset by agreement to ${time.text} on ${to.text}`,
    status: 'rescheduled',
    to: { days: [to.day], time: time.time },
  }),
];
const printed = fc
  .tuple(told, fc.constantFrom(...TEMPLATES), fc.constantFrom(...CASES))
  .map(([facts, template, print]) => {
    const truth = template(facts);
    return { ...truth, text: print(truth.text) };
  });

const RUNS = { numRuns: 1000 };
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const isCertain = ({ confidence }: StatusReading) => confidence === 'certain';

/** Words that occur in known phrases, and words that are part of days and times. */
const KNOWN = new Set([...STATUS_PHRASES.keys()].flatMap((phrase) => phrase.split(' ')));
const OF_MOMENTS =
  /^(sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|noon|am|pm|midnight)/;
const strange = fc
  .oneof(
    fc.stringMatching(/^[a-z]{2,10}$/),
    fc.constantFrom(
      'not',
      'un',
      'non',
      'never',
      'reinstated',
      'partially',
      'unless',
      'if',
      'or',
      'aside',
      'abeyance',
    ),
    fc.constantFrom(
      'confirmed',
      'denied',
      'granted',
      'courtroom',
      'judge',
      '?',
      '3',
      'x',
      'tentatively',
      'except',
    ),
  )
  .filter((word) => !KNOWN.has(word) && !OF_MOMENTS.test(word));

function insert(text: string, word: string, at: number): string {
  const parts = text.split(/\s+/);
  parts.splice(at % (parts.length + 1), 0, word);
  return parts.join(' ');
}

describe('a printed status', () => {
  it('is read with its true meaning, or is uncertain', () => {
    let certain = 0;
    fc.assert(
      fc.property(printed, ({ text, status, to }) => {
        const read = readStatus(text, 'mdy');
        if (!isCertain(read)) return;
        certain += 1;
        expect(read).toMatchObject({ status, to });
      }),
      RUNS,
    );
    expect(certain).toBeGreaterThan(RUNS.numRuns / 2);
  });

  it('never has a wrong day or time, even if the clerk is asked', () => {
    fc.assert(
      fc.property(printed, ({ text, to }) => {
        const read = readStatus(text, null);
        if (!read.to) return;
        expect(read.to.days).toContain(to?.days[0]);
        // without AM or PM, 9:30 is proposed as the morning
        const [time, other] = [to?.time ?? null, read.to.time];
        if (other === null) return;
        if (isCertain(read) || other >= '13:00') expect(other).toBe(time);
        else expect([0, 720]).toContain(Math.abs(minutesOf(other) - minutesOf(time ?? '')));
      }),
      RUNS,
    );
  });

  it('is asked about if it contains an unknown word at any position', () => {
    fc.assert(
      fc.property(printed, strange, fc.nat(30), ({ text }, word, at) => {
        expect(readStatus(insert(text, word, at), 'mdy').confidence).toBe('unknown');
      }),
      RUNS,
    );
  });

  it('keeps its meaning with a harmless remark after it', () => {
    const remark = fc.constantFrom(
      'by video',
      'via Zoom',
      '(docket 45)',
      'per order',
      'by stipulation',
      'sua sponte',
    );
    fc.assert(
      fc.property(printed, remark, ({ text }, rest) => {
        const { key: _, ...read } = readStatus(text, 'mdy');
        expect(readStatus(`${text} ${rest}`, 'mdy')).toMatchObject(read);
      }),
      RUNS,
    );
  });
});
