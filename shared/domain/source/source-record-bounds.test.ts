import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { sourceJudgeSchema, sourceTrusteeSchema } from '../court/source-reference';
import { MAX_ITEMS, MAX_LENGTHS, MAX_MINUTES } from './record-bounds';
import { sourceRecordSchema } from './source-record';

const least = {
  id: 'h1',
  caseNumber: '26-50001',
  caseType: 'bk',
  caseTitle: 'A',
  date: '2026-11-23',
  time: '09:30',
  status: 'scheduled',
};

/** The field and message of the first error. Null if there is none. */
function faultOf(more: object): string | null {
  const { issues } = v.safeParse(sourceRecordSchema, { ...least, ...more }, { abortEarly: true });
  return issues ? `${v.getDotPath(issues[0])} ${issues[0].message}` : null;
}
const read = (more: object) => v.parse(sourceRecordSchema, { ...least, ...more });

const x = (length: number) => 'x'.repeat(length);
const times = <T>(count: number, item: T) => new Array(count).fill(item);

/** Each text with its limit: the field's dotted path, the max characters, and a record that contains the text. */
const TEXTS: [path: string, most: number, record: (text: string) => object][] = [
  ['id', MAX_LENGTHS.id, (id) => ({ id })],
  ['caseNumber', MAX_LENGTHS.caseNumber, (caseNumber) => ({ caseNumber })],
  ['leadCaseNumber', MAX_LENGTHS.caseNumber, (leadCaseNumber) => ({ leadCaseNumber })],
  ['caseTitle', MAX_LENGTHS.title, (caseTitle) => ({ caseTitle })],
  ['judge', MAX_LENGTHS.name, (judge) => ({ judge })],
  ['office', MAX_LENGTHS.name, (office) => ({ office })],
  ['trustees.0', MAX_LENGTHS.name, (text) => ({ trustees: [text] })],
  ['attorneys.0.name', MAX_LENGTHS.name, (name) => ({ attorneys: [{ name }] })],
  ['attorneys.0.firm', MAX_LENGTHS.name, (firm) => ({ attorneys: [{ firm }] })],
  ['debtors.0.name', MAX_LENGTHS.name, (name) => ({ debtors: [{ name }] })],
  [
    'debtors.0.aliases.0.name',
    MAX_LENGTHS.name,
    (name) => ({ debtors: [{ name: 'A', aliases: [{ kind: 'aka', name }] }] }),
  ],
  ['matter', MAX_LENGTHS.prose, (matter) => ({ matter })],
  ['outcome', MAX_LENGTHS.prose, (outcome) => ({ outcome })],
  ['tentative.text', MAX_LENGTHS.prose, (text) => ({ tentative: { text } })],
  ['tentative.url', MAX_LENGTHS.url, (url) => ({ tentative: { url } })],
  ['appear.url', MAX_LENGTHS.url, (url) => ({ appear: { mode: 'video', url } })],
  ['appear.note', MAX_LENGTHS.prose, (note) => ({ appear: { mode: 'video', note } })],
  ['appear.passcode', MAX_LENGTHS.text, (passcode) => ({ appear: { mode: 'video', passcode } })],
  ['location', MAX_LENGTHS.text, (location) => ({ location })],
  ['movant', MAX_LENGTHS.text, (movant) => ({ movant })],
  ['movant.attorney', MAX_LENGTHS.text, (attorney) => ({ movant: { attorney } })],
  ['relatedDocs.0', MAX_LENGTHS.text, (text) => ({ relatedDocs: [text] })],
];

describe.each(TEXTS)('%s', (path, most, record) => {
  it(`has at most ${most} characters`, () => {
    expect(faultOf(record(x(most)))).toBeNull();
    expect(faultOf(record(x(most + 1)))).toMatch(`${path} must have at most`);
  });

  it('contains no lone surrogate', () => {
    expect(faultOf(record('a \u{1f600} b'))).toBeNull();
    for (const half of ['\ud83d', '\ude00', 'a\ud83db']) {
      expect(faultOf(record(half))).toMatch(`${path} holds half of a character`);
    }
  });

  it('is text or an exact number', () => {
    expect(faultOf(record(8529 as unknown as string))).toBeNull();
    for (const number of [1e308, 2 ** 53, -(2 ** 60), Number.POSITIVE_INFINITY])
      expect(faultOf(record(number as unknown as string))).toMatch(`${path} is too large for a number`);
    for (const wrong of [true, ['a']])
      expect(faultOf(record(wrong as unknown as string))).toMatch(`${path} must be text`);
  });
});

test.each([
  ['attorneys', MAX_ITEMS.attorneys, (count: number) => ({ attorneys: times(count, { name: 'A' }) })],
  ['debtors', MAX_ITEMS.debtors, (count: number) => ({ debtors: times(count, { name: 'A' }) })],
  ['trustees', MAX_ITEMS.trustees, (count: number) => ({ trustees: times(count, 'A') })],
  ['relatedDocs', MAX_ITEMS.relatedDocs, (count: number) => ({ relatedDocs: times(count, 12) })],
  [
    'debtors.0.aliases',
    MAX_ITEMS.aliases,
    (count: number) => ({ debtors: [{ name: 'A', aliases: times(count, { kind: 'aka', name: 'B' }) }] }),
  ],
])('%s has at most %i items', (path, most, record) => {
  expect(faultOf(record(most))).toBeNull();
  expect(faultOf(record(most + 1))).toBe(`${path} must have at most ${most} items`);
});

test('a duration is whole minutes from 1 to 1,440', () => {
  for (const durationMinutes of [1, 30, MAX_MINUTES]) expect(faultOf({ durationMinutes })).toBeNull();
  for (const durationMinutes of [0, -0, -1, 1.5, MAX_MINUTES + 1, 2 ** 53, 1e308])
    expect(faultOf({ durationMinutes })).toBe('durationMinutes must be whole minutes from 1 to 1,440');
  for (const durationMinutes of ['30', '1e5', Number.NaN, [30], {}])
    expect(faultOf({ durationMinutes })).toBe('durationMinutes must be a number of minutes');
});

test.each(['date', 'continuedTo'])('%s is a day from 1970 to 2100', (field) => {
  for (const day of ['1970-01-01', '2100-12-31', ' 2028-02-29 '])
    expect(faultOf({ [field]: day })).toBeNull();
  for (const day of ['1969-12-31', '2101-01-01', '9999-12-31', '0000-01-01', '2026-02-29'])
    expect(faultOf({ [field]: day })).toBe(`${field} is not a day of the calendar from 1970 to 2100`);
  for (const day of ['+275760-09-13', '2026-1-1', '2026-11-23T09:30', 20261123])
    expect(faultOf({ [field]: day })).toBe(`${field} must be a date like 2026-11-30`);
});

test.each(['time', 'eventTime'])('%s is a valid time', (field) => {
  for (const time of ['00:00', '23:59']) expect(faultOf({ [field]: time })).toBeNull();
  for (const time of ['24:00', '99:99', '9:30', '09:30:00', '09:60', '٠٩:٣٠', 930])
    expect(faultOf({ [field]: time })).toBe(`${field} must be a time like 09:30`);
});

test.each([
  ['.', 'must not begin with a dot'],
  ['..', 'must not begin with a dot'],
  ['.hidden', 'must not begin with a dot'],
  ['a\u0000b', 'must not hold characters that do not show'],
  ['a\nb\u0007', 'must not hold characters that do not show'],
  ['h1\u200b', 'must not hold characters that do not show'],
  ['\u202eh1', 'must not hold characters that do not show'],
  ['h\ud800', 'holds half of a character (a lone surrogate): export it again as UTF-8'],
  ['  ', 'is empty'],
])('the id %j is refused: it %s', (id, reason) => {
  expect(faultOf({ id })).toBe(`id ${reason}`);
});

test('refuses a case number of 3,000 digits', () => {
  expect(faultOf({ caseNumber: '9'.repeat(3_000) })).toBe('caseNumber must have at most 40 characters');
});

test('removes invisible characters from text, and keeps those needed for spelling', () => {
  const { caseTitle, matter, attorneys } = read({
    caseTitle: '\ufeffAda\u202e Co\u200b\u2066\u2069\u0000\u009b31m',
    matter: 'First line\r\n\tsecond\u2060 line',
    attorneys: [{ name: '\u200b', firm: 'می\u200cخواهم \u{1f468}\u200d\u{1f469}\u200d\u{1f467}' }],
  });
  expect(caseTitle).toBe('Ada Co31m');
  expect(matter).toBe('First line\r\n\tsecond line');
  expect(attorneys[0]?.name).toBe('می\u200cخواهم \u{1f468}\u200d\u{1f469}\u200d\u{1f467}');
});

test('a title of invisible characters is empty', () => {
  expect(faultOf({ caseTitle: '\u202e\u200b' })).toBe('caseTitle is empty');
});

test('judges and trustees have the same limits', () => {
  const check = (schema: v.GenericSchema, value: object) => v.safeParse(schema, value).success;
  expect(check(sourceJudgeSchema, { name: x(MAX_LENGTHS.name), procedures: x(MAX_LENGTHS.prose) })).toBe(
    true,
  );
  expect(check(sourceJudgeSchema, { name: x(MAX_LENGTHS.name + 1) })).toBe(false);
  expect(check(sourceTrusteeSchema, { name: 'A', phone: x(MAX_LENGTHS.text) })).toBe(true);
  expect(check(sourceTrusteeSchema, { name: 'A', phone: x(MAX_LENGTHS.text + 1) })).toBe(false);
});
