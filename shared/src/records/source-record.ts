import * as v from 'valibot';
import { isDay } from './court-time';
import { HEARING_STATUSES } from './hearing-status';
import { appear, filled, maybe, text } from './source-fields';

/** A list that the export may leave out or give as null. */
const list = <S extends v.GenericSchema>(schema: S) => v.nullish(v.array(schema, 'must be a list'), []);
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
  v.check(isDay, 'is not a day of the calendar'),
);
const time = v.pipe(
  v.string('must be a time like 09:30'),
  v.trim(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30'),
);

const CHAPTERS = ['7', '9', '11', '12', '13', '15'] as const;
const chapter = v.pipe(text, v.picklist(CHAPTERS, 'must be 7, 9, 11, 12, 13 or 15'));

const debtor = v.object({
  name: filled,
  role: maybe(text),
  business: flag,
  aliases: list(v.object({ kind: text, name: filled })),
});

const attorney = v.object({
  name: v.nullish(text, ''),
  barNumber: maybe(text),
  firm: maybe(text),
  phone: maybe(text),
  represents: maybe(text),
  partyRole: maybe(text),
  lead: flag,
  terminated: flag,
  publicDefender: flag,
});

/** Exports hold attorneys of whom only the firm is known, and empty ones where a party has none. */
const attorneys = v.pipe(
  list(attorney),
  v.transform((all) =>
    all.map((one) => ({ ...one, name: one.name || (one.firm ?? '') })).filter((one) => one.name),
  ),
);

/**
 * A hearing or 341 meeting as a court hands it over. `date` (YYYY-MM-DD) and `time` (HH:mm) are local to the venue,
 * whose zone is its office's. Null means: the court does not say. Fields it does not name are ignored.
 */
export const sourceRecordSchema = v.object({
  id: filled,
  court: maybe(text),
  office: maybe(text),
  caseNumber: filled,
  caseType: v.picklist(['bk', 'ap', 'mp'], 'must be bk, ap or mp'),
  chapter: maybe(chapter),
  caseTitle: filled,
  leadCaseNumber: maybe(text),
  leadCaseTitle: maybe(text),
  leadChapter: maybe(chapter),
  date,
  time,
  eventTime: maybe(time),
  durationMinutes: maybe(v.pipe(v.number('must be a number of minutes'), v.minValue(1, 'must be 1 or more'))),
  eventKind: maybe(text),
  judge: maybe(text),
  location: maybe(text),
  debtors: list(debtor),
  trustees: list(filled),
  attorneys,
  matter: maybe(text),
  docketNumber: maybe(text),
  relatedDocs: list(text),
  movant: maybe(
    v.union(
      [text, v.object({ attorney: maybe(text), onBehalfOf: maybe(text) })],
      'must be text, or an attorney and a party',
    ),
  ),
  sortCode: maybe(text),
  status: v.picklist(HEARING_STATUSES, `must be one of ${HEARING_STATUSES.join(', ')}`),
  stricken: maybe(yesNo),
  terminated: maybe(yesNo),
  satisfied: maybe(yesNo),
  continuedTo: maybe(date),
  enteredOn: maybe(text),
  outcome: maybe(text),
  tentative: maybe(v.object({ text: maybe(text), url: maybe(text) })),
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
