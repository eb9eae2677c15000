import * as v from 'valibot';
import { isWellFormed, visibleText } from '../parsing/json-fields';
import { isDay } from '../time/court-days';
import { HEARING_STATUSES } from './hearing-status';
import { isDuration, MAX_ITEMS, MAX_LENGTHS, MAX_MINUTES } from './record-bounds';

/** Refuses a number whose text would be wrong: `1e+21`, or a number that has lost its last digits. */
const exact = v.check(
  (value: number) => Math.abs(value) <= Number.MAX_SAFE_INTEGER,
  'is too large for a number: write it as text',
);
const written = v.pipe(
  v.union([v.string(), v.pipe(v.number(), exact)], 'must be text'),
  v.transform((value) => String(value).trim()),
);
/** Message for a text with a lone surrogate. */
export const HALF_OF_A_CHARACTER = 'holds half of a character (a lone surrogate): export it again as UTF-8';
const whole = v.check(isWellFormed, HALF_OF_A_CHARACTER);
const upTo = (longest: number) =>
  v.maxLength<string, number, string>(
    longest,
    `must have at most ${longest.toLocaleString('en-US')} characters`,
  );
const notEmpty = v.minLength<string, 1, string>(1, 'is empty');

/**
 * Text of at most `longest` characters, trimmed. Removes invisible characters, and refuses lone surrogates. Messages
 * continue the field's name: "status is missing".
 */
const textUpTo = (longest: number) =>
  v.pipe(
    written,
    whole,
    v.transform((value) => visibleText(value).trim()),
    upTo(longest),
  );

export const text = textUpTo(MAX_LENGTHS.text);
export const prose = textUpTo(MAX_LENGTHS.prose);
const url = textUpTo(MAX_LENGTHS.url);
const name = textUpTo(MAX_LENGTHS.name);
const caseNumber = textUpTo(MAX_LENGTHS.caseNumber);
export const filledName = v.pipe(name, notEmpty);
const filledCaseNumber = v.pipe(caseNumber, notEmpty);
const filledTitle = v.pipe(textUpTo(MAX_LENGTHS.title), notEmpty);

/**
 * A record's unique id, which is part of its page's URL. A browser changes a URL that ends in `.` or `..`. Ids with
 * invisible characters would look alike.
 */
const id = v.pipe(
  written,
  whole,
  v.check((value: string) => visibleText(value) === value, 'must not hold characters that do not show'),
  upTo(MAX_LENGTHS.id),
  notEmpty,
  v.check((value: string) => !value.startsWith('.'), 'must not begin with a dot'),
);

/** An optional field, null if it is absent. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

const noList = v.never('must be a record of fields');
/** An object of these fields. Refuses an array, which valibot would accept as an object without fields. */
function fields<E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return v.lazy((value): typeof schema | typeof noList => (Array.isArray(value) ? noList : schema));
}

/** How people take part in a hearing or a 341 meeting. `registerBy` and `note` are in the court's words. */
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

/** A list of at most `most` items. The export may leave it out or give null. */
const list = <S extends v.GenericSchema>(schema: S, most: number) =>
  v.nullish(
    v.pipe(
      v.array(schema, 'must be a list'),
      v.check((items) => items.length <= most, `must have at most ${most} items`),
    ),
    [],
  );
const YES_NO: Readonly<Record<string, 'Y' | 'N' | undefined>> = { y: 'Y', n: 'N', true: 'Y', false: 'N' };
const yesNo = v.pipe(
  v.union([v.string(), v.boolean()], 'must be Y or N'),
  v.transform((value) => YES_NO[String(value).trim().toLowerCase()] ?? value),
  v.picklist(['Y', 'N'], 'must be Y or N'),
);
const flag = v.pipe(
  maybe(yesNo),
  v.transform((value) => value === 'Y'),
);

const date = v.pipe(
  v.string('must be a date like 2026-11-30'),
  v.trim(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2026-11-30'),
  v.check(isDay, 'is not a day of the calendar from 1970 to 2100'),
);
const time = v.pipe(
  v.string('must be a time like 09:30'),
  v.trim(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30'),
);

/** Chapters of the Bankruptcy Code under which a case may be filed. */
export const CHAPTERS = ['7', '9', '11', '12', '13', '15'] as const;
const chapter = v.pipe(text, v.picklist(CHAPTERS, 'must be 7, 9, 11, 12, 13 or 15'));

const length = v.pipe(
  v.number('must be a number of minutes'),
  v.check(
    (minutes: number) => isDuration(minutes),
    `must be whole minutes from 1 to ${MAX_MINUTES.toLocaleString('en-US')}`,
  ),
);

const party = fields({ attorney: maybe(text), onBehalfOf: maybe(text) });
const textOrParty = v.union([text, party], 'must be text, or an attorney and a party');
/** Chooses the schema by type, because a union's error names no field. */
const movant = v.lazy((value) => {
  if (typeof value === 'string' || typeof value === 'number') return text;
  return typeof value === 'object' && !Array.isArray(value) ? party : textOrParty;
});

const debtor = fields({
  name: filledName,
  role: maybe(text),
  business: flag,
  aliases: list(fields({ kind: text, name: filledName }), MAX_ITEMS.aliases),
});

const attorney = fields({
  name: v.nullish(name, ''),
  barNumber: maybe(text),
  firm: maybe(name),
  phone: maybe(text),
  represents: maybe(text),
  partyRole: maybe(text),
  lead: flag,
  terminated: flag,
  publicDefender: flag,
});

/** Exports contain attorneys with only a firm, and empty ones if a party has none. */
const attorneys = v.pipe(
  list(attorney, MAX_ITEMS.attorneys),
  v.transform((all) =>
    all.map((one) => ({ ...one, name: one.name || (one.firm ?? '') })).filter((one) => one.name),
  ),
);

/**
 * A hearing or 341 meeting in a court's export. `date` (YYYY-MM-DD) and `time` (HH:mm) are local to the venue, in its
 * office's time zone. Null means that the court does not say. Unknown fields are ignored. Limits of texts and lists
 * are in record-bounds.
 */
export const sourceRecordSchema = v.object({
  id,
  court: maybe(text),
  office: maybe(name),
  caseNumber: filledCaseNumber,
  caseType: v.picklist(['bk', 'ap', 'mp'], 'must be bk, ap or mp'),
  chapter: maybe(chapter),
  caseTitle: filledTitle,
  leadCaseNumber: maybe(caseNumber),
  leadCaseTitle: maybe(text),
  leadChapter: maybe(chapter),
  date,
  time,
  eventTime: maybe(time),
  durationMinutes: maybe(length),
  eventKind: maybe(text),
  judge: maybe(name),
  location: maybe(text),
  debtors: list(debtor, MAX_ITEMS.debtors),
  trustees: list(filledName, MAX_ITEMS.trustees),
  attorneys,
  matter: maybe(prose),
  docketNumber: maybe(text),
  relatedDocs: list(text, MAX_ITEMS.relatedDocs),
  movant: maybe(movant),
  sortCode: maybe(text),
  status: v.picklist(HEARING_STATUSES, `must be one of ${HEARING_STATUSES.join(', ')}`),
  stricken: maybe(yesNo),
  terminated: maybe(yesNo),
  satisfied: maybe(yesNo),
  continuedTo: maybe(date),
  /** new time of the hearing, on the day `continuedTo` */
  continuedTime: maybe(time),
  enteredOn: maybe(text),
  outcome: maybe(prose),
  tentative: maybe(fields({ text: maybe(prose), url: maybe(url) })),
  sealed: maybe(yesNo),
  appear: maybe(appear),
});

export type SourceRecord = v.InferOutput<typeof sourceRecordSchema>;
export type Appear = NonNullable<SourceRecord['appear']>;
export type Attorney = SourceRecord['attorneys'][number];
export type Debtor = SourceRecord['debtors'][number];
/** Names of all fields of the format. */
export const SOURCE_FIELDS = Object.keys(sourceRecordSchema.entries);
/** A record as an export may write it. Most fields are optional. */
export type ExportedRecord = v.InferInput<typeof sourceRecordSchema>;
