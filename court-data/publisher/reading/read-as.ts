import { createHash } from 'node:crypto';
import { isDay, parseCaseNumber, SOURCE_FIELDS } from '@court/records';
import { type DateOrder, readDay, readTime, splitMoment } from './read-moment';
import { isRecord } from './record-limits';
import { type Fault, MOMENT, type PlacedRecord, type Reading } from './source-file';

const DAYS = ['date', 'continuedTo'];
/** Statuses behind which a day is where the hearing goes on. */
const CONTINUING = ['continued', 'rescheduled'];
const TIMES = ['time', 'eventTime'];
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TWO_DAYS =
  'could be two days. Say in which order the export writes them: --dates mdy for 11/30/2026, --dates dmy for 30/11/2026';
const TWO_TIMES = 'says neither AM nor PM. Export times as 1:30 PM or as 13:30';

type Fields = Record<string, unknown>;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Puts days and times into our form; what is none stays as it is, and is refused by the check. */
function readMoments(fields: Fields, order: DateOrder | null): Fault | null {
  const moment = fields[MOMENT];
  if (typeof moment === 'string' && moment !== '' && isEmpty(fields.date) && isEmpty(fields.time)) {
    const parts = splitMoment(moment);
    if (!parts) return { field: MOMENT, reason: 'must be a day and a time like 11/30/2026 9:30 AM' };
    fields.date = parts.day;
    fields.time = parts.time;
    delete fields[MOMENT];
  }
  for (const field of DAYS) {
    const text = fields[field];
    if (typeof text !== 'string' || isDay(text)) continue;
    const { days } = readDay(text.trim(), order);
    if (days.length > 1) return { field, reason: TWO_DAYS };
    fields[field] = days[0] ?? text;
  }
  for (const field of TIMES) {
    const text = fields[field];
    if (typeof text !== 'string' || TIME.test(text)) continue;
    const time = readTime(text.trim());
    if (time === 'either') return { field, reason: TWO_TIMES };
    fields[field] = time ?? text;
  }
  return null;
}

/** The parts of an id as one: what could be long, or holds signs of prose, by its hash. */
function idOf(parts: readonly string[], fields: Fields): string | null {
  const texts = parts.map((field) => (isEmpty(fields[field]) ? '' : String(fields[field])));
  if (texts.every((text) => text === '')) return null;
  return texts
    .filter((text) => text !== '')
    .map((text) => (/^[\w:-]{1,40}$/.test(text) ? text : hashOf(text)))
    .join('_');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** A party behind a name, as "Ann Alder (Debtor)"; other words in parentheses are the name's. */
const PARTY =
  /^(.*\S)\s*\((?:attorney )?(?:for )?((?:(?:joint |co-)?debtor|movant|creditor|(?:u\.?s\.? )?trustee|plaintiff|defendant|respondent|petitioner|claimant)s?)\)$/i;

/** Names, separated by `|`, `;` or line breaks, as people of a record; `party` is the field of what stands behind a name. */
export function peopleNamed(text: string, party: 'represents' | 'role' | null = null): object[] {
  return text
    .split(/[|;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [, alone, said] = (party && PARTY.exec(name)) || [];
      return alone && party ? { name: alone, [party]: said } : { name };
    });
}

/** Two parties against each other are nobody's name. */
export const VERSUS = /\svs?\.?\s/i;
/** What stands before the debtor's name in a title. */
const IN_RE = /^\s*in re:?\s+/i;

/** Our value for an export's text, and what follows where the text is the beginning of one: a day, of "Continued to 1/12/2027". */
function valueFor(values: ReadonlyMap<string, string>, text: string): { ours: string; rest: string } {
  const said = text.trim();
  const whole = values.get(said.toLowerCase());
  if (whole !== undefined) return { ours: whole, rest: '' };
  for (const [begin, ours] of values)
    if (begin.endsWith('*') && said.toLowerCase().startsWith(begin.slice(0, -1)))
      return { ours, rest: said.slice(begin.length - 1).trim() };
  return { ours: text, rest: '' };
}

function understand(fields: Fields, reading: Reading): Fault | null {
  for (const [field, values] of reading.values) {
    const text = fields[field];
    if (typeof text !== 'string') continue;
    const { ours, rest } = valueFor(values, text);
    fields[field] = ours;
    if (field !== 'status' || !isEmpty(fields.continuedTo) || !CONTINUING.includes(ours)) continue;
    const { days } = readDay(rest, reading.dates);
    if (days.length === 1) fields.continuedTo = rest;
  }
  const fault = readMoments(fields, reading.dates);
  for (const [field, value] of reading.defaults) {
    if (!isEmpty(fields[field])) continue;
    // 2:26-ap-01234 says itself what it is
    const number = field === 'caseType' ? parseCaseNumber(String(fields.caseNumber ?? '')) : null;
    fields[field] = number?.type ?? value;
  }
  for (const [field, from] of reading.copies) {
    const text = fields[from];
    if (isEmpty(fields[field]) && typeof text === 'string' && !VERSUS.test(text))
      fields[field] = peopleNamed(text.replace(IN_RE, ''));
  }
  if (!fault && reading.idFrom.length > 0 && isEmpty(fields.id)) fields.id = idOf(reading.idFrom, fields);
  return fault;
}

/** Fields of which each row of a hearing adds its own. */
export const MERGED_FIELDS = ['attorneys', 'debtors', 'trustees', 'relatedDocs'];
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Adds a row's people to its record; a fault where the rows say different things of anything else. */
function merge(fields: Fields, row: Fields): Fault | null {
  for (const [field, value] of Object.entries(row)) {
    if (!SOURCE_FIELDS.includes(field)) {
      // not published, and still looked at for what must never be
      if (!same(fields[field], value)) fields[field] = [fields[field], value].flat();
      continue;
    }
    if (!MERGED_FIELDS.includes(field)) {
      if (!same(fields[field], value))
        return {
          field,
          reason: 'is another in the next row with the same id. Take it into the id, with idFrom',
        };
      continue;
    }
    const all: unknown[] = Array.isArray(fields[field]) ? fields[field] : [];
    const added = Array.isArray(value) ? value.filter((one) => !all.some((other) => same(one, other))) : [];
    fields[field] = [...all, ...added];
  }
  return null;
}

/** The records of an export as `reading` says they are meant. */
export async function* readAs(
  placed: AsyncIterable<PlacedRecord>,
  reading: Reading,
): AsyncGenerator<PlacedRecord> {
  let held: (PlacedRecord & { value: Fields }) | null = null;
  let record = 0;
  const next = (one: PlacedRecord): PlacedRecord => {
    record += 1;
    return { ...one, record };
  };
  for await (const one of placed) {
    const value = isRecord(one.value) ? { ...one.value } : null;
    const fault = one.fault ?? (value && understand(value, reading));
    const read = { ...one, value: value ?? one.value, ...(fault ? { fault } : {}) };
    if (!reading.mergeRows) {
      yield read;
      continue;
    }
    if (held && !held.fault && !fault && value && !isEmpty(value.id) && held.value.id === value.id) {
      const differs = merge(held.value, value);
      if (differs) held.fault = differs;
      continue;
    }
    if (held) yield next(held);
    held = value ? { ...read, value } : null;
    if (!held) yield next(read);
  }
  if (held) yield next(held);
}
