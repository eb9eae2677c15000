import * as v from 'valibot';
import { isDay } from '../court/court-days';
import { HEARING_STATUSES } from '../docket/hearing-status';
import { isWellFormed, visibleText } from '../parsing/json-fields';
import { isDuration, LONGEST, MOST, MOST_MINUTES } from './record-bounds';

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
const url = textUpTo(LONGEST.url);
const name = textUpTo(LONGEST.name);
const caseNumber = textUpTo(LONGEST.caseNumber);
export const filledName = v.pipe(name, notEmpty);
const filledCaseNumber = v.pipe(caseNumber, notEmpty);
const filledTitle = v.pipe(textUpTo(LONGEST.title), notEmpty);

/**
 * What tells a record apart, and names its page. A browser takes an address that ends in `.` or `..` for another one, and
 * ids of characters that do not show would look alike.
 */
const id = v.pipe(
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
function fields<E extends v.ObjectEntries>(entries: E) {
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

/** A list of at most `most` items that the export may leave out or give as null. */
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

/** Chapters of the Bankruptcy Code that a case may stand under. */
export const CHAPTERS = ['7', '9', '11', '12', '13', '15'] as const;
const chapter = v.pipe(text, v.picklist(CHAPTERS, 'must be 7, 9, 11, 12, 13 or 15'));

const length = v.pipe(
  v.number('must be a number of minutes'),
  v.check(
    (minutes: number) => isDuration(minutes),
    `must be whole minutes from 1 to ${MOST_MINUTES.toLocaleString('en-US')}`,
  ),
);

const party = fields({ attorney: maybe(text), onBehalfOf: maybe(text) });
const textOrParty = v.union([text, party], 'must be text, or an attorney and a party');
/** The fault inside the one that it is: a union tells of neither. */
const movant = v.lazy((value) => {
  if (typeof value === 'string' || typeof value === 'number') return text;
  return typeof value === 'object' && !Array.isArray(value) ? party : textOrParty;
});

const debtor = fields({
  name: filledName,
  role: maybe(text),
  business: flag,
  aliases: list(fields({ kind: text, name: filledName }), MOST.aliases),
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

/** Exports hold attorneys of whom only the firm is known, and empty ones where a party has none. */
const attorneys = v.pipe(
  list(attorney, MOST.attorneys),
  v.transform((all) =>
    all.map((one) => ({ ...one, name: one.name || (one.firm ?? '') })).filter((one) => one.name),
  ),
);

/**
 * A hearing or 341 meeting as a court hands it over. `date` (YYYY-MM-DD) and `time` (HH:mm) are local to the venue,
 * whose zone is its office's. Null means: the court does not say. Fields it does not name are ignored. Bounds of texts and
 * lists are in record-bounds.
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
  debtors: list(debtor, MOST.debtors),
  trustees: list(filledName, MOST.trustees),
  attorneys,
  matter: maybe(prose),
  docketNumber: maybe(text),
  relatedDocs: list(text, MOST.relatedDocs),
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
/** The names of all fields the format knows. */
export const SOURCE_FIELDS = Object.keys(sourceRecordSchema.entries);
/** A record as an export may write it: most fields may be left out. */
export type ExportedRecord = v.InferInput<typeof sourceRecordSchema>;
