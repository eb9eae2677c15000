import { createHash } from 'node:crypto';
import { cleanCaseNumber } from '@court/domain';
import type { Asking, ReadRules } from '../clerk';
import type { Reading } from '../reading';
import { isRecord, limitFault, printedValue } from '../record-limits';
import type { Fault, PlacedRecord } from '../source-file';
import { withoutAddresses } from '../text/private-data';
import { numberAndTitle } from '../text/title-notes';
import { askCaseMark } from './ask-restricted';
import { cellValue, isTextOfMore } from './cell-value';
import { withoutDitto } from './ditto-marks';
import { fillDefaults } from './fill-defaults';
import { askLeftOut, askMissingColumns } from './left-columns';
import { refuseLostSeal } from './lost-columns';
import { mergeRow } from './merge-rows';
import { askNestedSeals } from './nested-seals';
import { closesCase, isRead } from './only-rows';
import { isEmpty, readMoments } from './record-moments';
import { copyPeople, nameOfficials, partDebtors, placeParty } from './record-people';
import { askBlankStatus, checkContinued, readClosedFields, readTarget } from './record-status';
import { askUnknownColumns, cleanValue, type RawRecord, recordShaper } from './shape-record';
import { askStruck, takeStrikes } from './struck-rows';
import { leaveOutUnrepresented } from './unrepresented';

type Fields = Record<string, unknown>;
/** `asking` is null if there is no clerk to ask. */
type Job = { fields: Fields; reading: Reading; asking: Asking | null };

/** Joins the parts of an id. A part that may be long, or is prose, is replaced by its hash. */
function idOf(parts: readonly string[], fields: Fields): string | null {
  const texts = parts.map((field) => printedValue(fields[field]));
  if (texts.every((text) => text === '')) return null;
  return texts
    .filter((text) => text !== '')
    .map((text) => (/^[\w:-]{1,40}$/.test(text) ? text : hashOf(text)))
    .join('_');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Moves the title of a case into its field if the map says that the number's cell contains it. */
function splitTitle(fields: Fields, { copies }: Reading): void {
  const { caseNumber, caseTitle } = fields;
  if (copies.get('caseTitle') !== 'caseNumber' || typeof caseNumber !== 'string' || !isEmpty(caseTitle))
    return;
  const split = numberAndTitle(caseNumber);
  if (!split) return;
  fields.caseNumber = split.number;
  fields.caseTitle = split.title;
}

/** `isText` holds list fields that the file gives as one text. */
function readFields(raw: RawRecord, job: Job, isText: ReadonlySet<string>): Fault | null {
  const { fields, reading } = job;
  splitTitle(fields, reading);
  const { status, caseNumber } = fields;
  readClosedFields(job);
  if (typeof caseNumber === 'string') {
    if (job.asking && fields.sealed !== 'Y') askCaseMark(caseNumber, job.asking);
    fields.caseNumber = cleanCaseNumber(caseNumber);
  }
  const fault = readMoments(job) ?? readTarget(job, status);
  fillDefaults(job);
  if (reading.hideAddresses && typeof fields.matter === 'string')
    fields.matter = withoutAddresses(fields.matter);
  nameOfficials(job);
  placeParty(raw, job);
  if (isText.has('debtors')) partDebtors(job);
  copyPeople(job);
  leaveOutUnrepresented(job);
  const contradiction = fault ?? checkContinued(job, status);
  if (!contradiction && reading.idFrom.length > 0 && isEmpty(fields.id))
    fields.id = idOf(reading.idFrom, fields);
  if (!contradiction && reading.idFrom.length > 0 && isEmpty(fields.id) && isEmpty(fields.caseNumber))
    return {
      field: 'record',
      reason: 'has no case number, day and time. Remove it if it is a note or a footer',
    };
  return contradiction;
}

const placeOf = ({ line, record }: PlacedRecord, { file }: Pick<ReadRules, 'file'>) => ({
  file,
  line,
  record,
});

const UNREAD = 'unread';

/**
 * A record that stays under the export’s own names, with the value of its column of sealed records under ours, or
 * `said`. Unchanged if there is no such column.
 */
function withSeal(raw: RawRecord, columns: ReadRules['columns'], said?: string): RawRecord {
  const seals = Object.keys(raw).filter((heading) => (columns.get(heading) ?? heading) === 'sealed');
  if (seals.length === 0) return raw;
  return { ...raw, sealed: said ?? seals.map((heading) => printedValue(raw[heading])).join('') };
}

/** One record of an export in our format. Null if the map leaves out its row. */
function readRecord(
  one: PlacedRecord,
  shape: ReturnType<typeof recordShaper>,
  { file, reading, clerk, fields: known, columns }: ReadRules,
): PlacedRecord | null {
  if (!isRecord(one.value)) return one;
  const raw = one.value;
  // the cells of such a row may be in the wrong columns
  if (one.fault) return { ...one, value: withSeal(raw, columns, UNREAD) };
  const asking = clerk && { clerk, reading, place: placeOf(one, { file }) };
  const isLeftOut = !isRead(raw, reading, asking);
  if (isLeftOut && !closesCase(raw, reading)) return null;
  const read = readRow(one, raw, shape, { reading, clerk, fields: known, columns }, asking);
  return isLeftOut && isRecord(read.value) ? { ...read, value: { ...read.value, sealed: 'Y' } } : read;
}

function readRow(
  one: PlacedRecord,
  raw: RawRecord,
  shape: ReturnType<typeof recordShaper>,
  { reading, clerk, fields: known, columns }: Omit<ReadRules, 'file'>,
  asking: Asking | null,
): PlacedRecord {
  // cells are texts, which are checked with the record
  const limit = one.isCells ? null : limitFault(raw);
  if (limit) return { ...one, value: withSeal(raw, columns), fault: limit };
  const { fields, fault } = shape(raw);
  if (fault) return { ...one, value: withSeal(raw, columns), fault };
  const isText = new Set<string>();
  const isStruck = takeStrikes(fields);
  for (const [field, value] of Object.entries(fields)) {
    const isCell = one.isCells || (clerk !== null && isTextOfMore(field, value));
    const read = isCell ? cellValue(field, value) : cleanValue(field, value);
    if (read.fault) return { ...one, value: fields, fault: read.fault };
    fields[field] = read.value;
    if (isCell && typeof value === 'string' && !value.trim().startsWith('[')) isText.add(field);
  }
  const found = readFields(raw, { fields, reading, asking }, isText);
  if (known.has('status')) askBlankStatus({ fields, reading, asking });
  if (asking) askNestedSeals(fields, asking);
  const strike = isStruck && known.has('status') ? askStruck({ fields, reading, asking }) : null;
  const after = found ?? strike;
  return { ...one, value: fields, ...(after ? { fault: after } : {}) };
}

/** Fills blank cells of a grouped report from the row above. */
function carried(raw: RawRecord, above: RawRecord | null, headings: readonly string[]): RawRecord {
  if (!above || headings.length === 0) return raw;
  const filled = headings.filter((heading) => isEmpty(raw[heading]));
  return { ...raw, ...Object.fromEntries(filled.map((heading) => [heading, above[heading] ?? null])) };
}

/**
 * Puts a multi-line title on one line; the text after the first line is a note. A record without a title gets its
 * debtors' names.
 */
function finishTitle(fields: Fields, { copies }: Reading): void {
  const { caseTitle, debtors } = fields;
  if (typeof caseTitle === 'string' && caseTitle.includes('\n')) {
    const [name = '', ...notes] = caseTitle.split('\n').map((line) => line.trim());
    fields.caseTitle = `${name} (${notes.filter((note) => note !== '').join('; ')})`;
  }
  if (copies.get('caseTitle') === 'debtors' && isEmpty(caseTitle) && Array.isArray(debtors))
    fields.caseTitle = debtors.map(({ name }) => name).join(' and ') || null;
}

/** The records of an export, read with its rules. Asks about columns and values that no rule reads. */
export async function* readAs(
  placed: AsyncIterable<PlacedRecord>,
  rules: ReadRules,
): AsyncGenerator<PlacedRecord> {
  const { reading, clerk } = rules;
  const shape = recordShaper(rules.columns, reading);
  const headings = new Set<string>();
  let isTable = false;
  let above: RawRecord | null = null;
  let held: (PlacedRecord & { value: Fields }) | null = null;
  let record = 0;
  const next = (one: PlacedRecord): PlacedRecord => {
    record += 1;
    if (isRecord(one.value)) finishTitle(one.value, reading);
    return { ...one, record };
  };
  for await (const one of placed) {
    if (one.isCells) isTable = true;
    if (!isRecord(one.value)) above = null;
    else {
      const unseen = Object.keys(one.value).filter((heading) => !headings.has(heading));
      for (const heading of unseen) headings.add(heading);
      if (clerk && unseen.length > 0) askUnknownColumns(unseen, rules, clerk);
      if (clerk && one.isCells && above === null) askMissingColumns(headings, rules, clerk);
      if (clerk) askLeftOut(one.value, { clerk, reading, place: placeOf(one, rules) });
      const own = clerk
        ? withoutDitto(one.value, above, { clerk, reading, place: placeOf(one, rules) })
        : one.value;
      above = carried(own, above, reading.carryDown);
    }
    const read = readRecord(
      above === null || above === one.value ? one : { ...one, value: above },
      shape,
      rules,
    );
    if (read === null) continue;
    const value = isRecord(read.value) ? read.value : null;
    if (!reading.mergeRows || !value) {
      if (held) yield next(held);
      held = null;
      yield next(read);
      continue;
    }
    if (held && !held.fault && !read.fault && !isEmpty(value.id) && held.value.id === value.id) {
      const differs = mergeRow(held.value, value);
      if (differs) held.fault = differs;
      continue;
    }
    if (held) yield next(held);
    held = { ...read, value };
  }
  if (held) yield next(held);
  // a record may lack a property, so only all records together show that the export has lost it
  if (isTable || headings.size === 0) return;
  refuseLostSeal(rules.file, null, rules, [...headings]);
  if (clerk) askMissingColumns(headings, rules, clerk);
}
