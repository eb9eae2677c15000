import * as v from 'valibot';
import { isWellFormed, visibleText } from '../parsing/json-fields';
import { LONGEST } from './record-bounds';

/** As text, `1e+21` and what has lost its last digits would stand for another number. */
const exact = v.check(
  (value: number) => Math.abs(value) <= Number.MAX_SAFE_INTEGER,
  'is too large for a number: write it as text',
);
const written = v.pipe(
  v.union([v.string(), v.pipe(v.number(), exact)], 'must be text'),
  v.transform((value) => String(value).trim()),
);
/** Why a text with a lone surrogate is refused. */
export const HALF_OF_A_CHARACTER = 'holds half of a character (a lone surrogate): export it again as UTF-8';
const whole = v.check(isWellFormed, HALF_OF_A_CHARACTER);
const upTo = (longest: number) =>
  v.maxLength<string, number, string>(
    longest,
    `must have at most ${longest.toLocaleString('en-US')} characters`,
  );
const notEmpty = v.minLength<string, 1, string>(1, 'is empty');

/**
 * Text of at most `longest` characters, trimmed. Characters that show nothing are taken out; text with half of a
 * character is refused. Messages continue the field's name: "status is missing".
 */
const textUpTo = (longest: number) =>
  v.pipe(
    written,
    whole,
    v.transform((value) => visibleText(value).trim()),
    upTo(longest),
  );

export const text = textUpTo(LONGEST.text);
export const prose = textUpTo(LONGEST.prose);
export const url = textUpTo(LONGEST.url);
export const name = textUpTo(LONGEST.name);
export const caseNumber = textUpTo(LONGEST.caseNumber);
export const filledName = v.pipe(name, notEmpty);
export const filledCaseNumber = v.pipe(caseNumber, notEmpty);
export const filledTitle = v.pipe(textUpTo(LONGEST.title), notEmpty);

/**
 * What tells a record apart, and names its page. A browser takes an address that ends in `.` or `..` for another one, and
 * ids of characters that do not show would look alike.
 */
export const id = v.pipe(
  written,
  whole,
  v.check((value: string) => visibleText(value) === value, 'must not hold characters that do not show'),
  upTo(LONGEST.id),
  notEmpty,
  v.check((value: string) => !value.startsWith('.'), 'must not begin with a dot'),
);

/** A field that the export may leave out: then null. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

const noList = v.never('must be a record of fields');
/** An object of these fields, and no list, which valibot takes for an object without any. */
export function fields<E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return v.lazy((value): typeof schema | typeof noList => (Array.isArray(value) ? noList : schema));
}

/** How people take part in a hearing or a 341 meeting. `registerBy` and `note` as the court words them. */
export const appear = fields({
  mode: v.picklist(
    ['inPerson', 'phone', 'video', 'hybrid', 'none'],
    'must be inPerson, phone, video, hybrid or none',
  ),
  url: maybe(url),
  meetingId: maybe(text),
  passcode: maybe(text),
  phone: maybe(text),
  accessCode: maybe(text),
  registerBy: maybe(text),
  note: maybe(prose),
});
