import type { OnProgress } from '../../run/progress';
import { PLAIN_READING } from '../reading';
import { readAs } from '../record/read-as';
import { BoundedText, isRecord, MAX_RECORD_CHARACTERS, type RecordFormat } from '../record-limits';
import type { Source } from '../source';
import { type PlacedRecord, type ReadBytes, type RecordText, SourceFileError } from '../source-file';
import { askNotes } from './ask-notes';
import { readCsv, readRows } from './read-csv';
import { Footers } from './table-footer';

/** The lines of a text that arrives in pieces, numbered from 1. Empty lines are counted and left out. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<RecordText> {
  const text = new BoundedText();
  let line = 1;
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      text.add(piece.slice(start, end));
      const found = text.take();
      if (found.fault || found.json.trim()) yield { line, ...found };
      start = end + 1;
      line += 1;
    }
    text.add(piece.slice(start));
  }
  const last = text.take();
  if (last.fault || last.json.trim()) yield { line, ...last };
}

const NEWLINE = 10;
const BLANK = 32;
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const LIST = { open: 91, close: 93 };
const RECORD = { open: 123, close: 125 };

/**
 * The elements of a JSON array as text, each with its first line (from 1), so that faults have a position. The array
 * arrives in pieces, because Node cannot hold a text of more than 512 MB. Only brackets and strings are parsed;
 * JSON.parse checks the rest. Throws SourceFileError if the array is not closed, a record is missing, or text follows
 * the array.
 */
export async function* splitJsonArray(
  file: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<RecordText> {
  const fail = (at: number, reason: string) =>
    new SourceFileError(file, at, `${reason}. Export the file again`);
  let line = 1;
  let depth = 0;
  let inString = false;
  let afterBackslash = false;
  let afterComma = false;
  let ended = false;
  /** of the current record: whether there is one, and where it starts */
  let open = false;
  let startLine = 1;
  const text = new BoundedText();
  for await (const piece of pieces) {
    let start = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === NEWLINE) line += 1;
      if (inString) {
        if (afterBackslash) afterBackslash = false;
        else if (code === BACKSLASH) afterBackslash = true;
        else if (code === QUOTE) inString = false;
        continue;
      }
      if (code <= BLANK) continue;
      if (ended) throw fail(line, 'something follows the end of the list');
      if (depth === 1 && (code === COMMA || code === LIST.close)) {
        if (open) {
          text.add(piece.slice(start, at));
          yield { line: startLine, ...text.take() };
        } else if (code === COMMA || afterComma) throw fail(line, 'a record is missing beside a comma');
        open = false;
        afterComma = code === COMMA;
        ended = code === LIST.close;
        continue;
      }
      if (depth === 1 && !open) {
        open = true;
        start = at;
        startLine = line;
      }
      if (code === QUOTE) inString = true;
      else if (code === LIST.open || code === RECORD.open) depth += 1;
      else if (code === LIST.close || code === RECORD.close) depth -= 1;
    }
    if (open) text.add(piece.slice(start));
  }
  if (open) throw fail(startLine, 'ends inside the record that begins here, so it was cut short');
  if (!ended) throw fail(line, 'ends before its list does, so it was cut short');
}

function parse(file: string, { line, json }: RecordText): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new SourceFileError(
      file,
      line,
      'the record that begins here is not valid JSON. Export the file again',
    );
  }
}

async function* readJson(name: string, texts: AsyncIterable<RecordText>): AsyncGenerator<PlacedRecord> {
  let record = 0;
  for await (const text of texts) {
    record += 1;
    const { line, fault } = text;
    if (fault) {
      yield { line, record, value: null, fault };
      continue;
    }
    yield { line, record, value: parse(name, text) };
  }
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/**
 * The text without its byte order mark, and its first non-blank character ('' if there is none). Throws SourceFileError
 * if more blanks precede it than a record may have characters.
 */
async function begin({ name, text }: Extract<Source, { text: unknown }>) {
  const rest = (typeof text === 'string' ? whole(text) : text)[Symbol.asyncIterator]();
  let head = '';
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    head += next.value;
    if (next.value.replace(/^\uFEFF/, '').trim()) break;
    if (head.length <= MAX_RECORD_CHARACTERS) continue;
    throw new SourceFileError(name, 1, 'begins with a million blanks or more. Export the file again');
  }
  head = head.replace(/^\uFEFF/, '');
  async function* pieces(): AsyncGenerator<string> {
    yield head;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { first: head.trimStart().charAt(0), pieces: pieces() };
}

async function* readText(
  source: Extract<Source, { text: unknown }>,
  needed: readonly string[],
  footers: Footers,
) {
  const { first, pieces } = await begin(source);
  if (first === '[') yield* readJson(source.name, splitJsonArray(source.name, pieces));
  else if (first === '{') yield* readJson(source.name, splitLines(pieces));
  else if (first !== '') yield* readCsv(source, pieces, needed, footers);
}

async function* readRecords(records: readonly unknown[]): AsyncGenerator<PlacedRecord> {
  for (const [at, value] of records.entries()) yield { line: at + 1, record: at + 1, value };
}

/** Progress for records from a program, which need no reading time. */
const NO_PROGRESS: ReadBytes = { read: 1, total: 1 };

/** Asks about footers that do not match the rows. Without a clerk, it throws SourceFileError. */
function checkFooters(
  { name, clerk, reading = PLAIN_READING }: Source,
  footers: Footers,
  counts: readonly number[],
): void {
  for (const { line, reason } of footers.mismatches(counts)) {
    if (!clerk) throw new SourceFileError(name, line, `${reason}. Export the file again`);
    const value = `footer of ${footers.rows} rows`;
    if (reading.unusual.has(value)) continue;
    clerk.questions.ask(`unusual:${value}`, () => ({
      text: `${name} line ${line}: ${reason}. Is the file complete?`,
      answers: [{ set: `unusual:${value}=expected`, meaning: 'yes: publish it as it is' }],
    }));
  }
}

/**
 * The records of an export in our format, one by one: from a JSON array, JSON Lines or CSV (detected by the first
 * character), or from a table's rows. `format.needed` are fields that need a column in a table unless the map fills
 * them. Throws SourceFileError if the export is empty or unreadable.
 */
export async function* readSource(
  source: Source,
  format: Pick<RecordFormat<unknown>, 'needed' | 'fields'>,
  onProgress: OnProgress = () => undefined,
): AsyncGenerator<PlacedRecord> {
  const { name, reading = PLAIN_READING, columns = new Map(), clerk = null } = source;
  const isGiven = (field: string) =>
    reading.defaults.has(field) || reading.copies.has(field) || (field === 'id' && reading.idFrom.length > 0);
  const needed = format.needed.filter((field) => !isGiven(field));
  const footers = new Footers();
  askNotes(source);
  const placed =
    'records' in source
      ? readRecords(source.records)
      : 'rows' in source
        ? readRows(source, source.rows, needed, { footers })
        : readText(source, needed, footers);
  const cases = new Set<unknown>();
  let count = 0;
  for await (const one of readAs(placed, {
    file: name,
    columns,
    reading,
    fields: new Set(format.fields),
    clerk,
  })) {
    count += 1;
    if (isRecord(one.value)) cases.add(one.value.caseNumber);
    yield one;
    const { read, total } = source.progress ?? NO_PROGRESS;
    onProgress({ doing: 'reading', what: name, done: one.record, share: read / total });
  }
  if (count === 0) {
    const only = [...reading.only].map(([heading, kept]) => `${heading}: ${[...kept].join(', ')}`).join('; ');
    const reason =
      only === ''
        ? 'holds no records. Check that the export has finished, then export it again'
        : `holds no row that "only" of the map takes (${only}). Check these values, or export the file again`;
    throw new SourceFileError(name, null, reason);
  }
  checkFooters(source, footers, [count, cases.size]);
}
