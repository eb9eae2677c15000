import type { OnProgress } from './progress';
import { readCsv } from './read-csv';
import { MOST_RECORD_CHARACTERS } from './record-limits';
import { renameFields } from './rename-fields';
import { type PlacedRecord, type RecordText, type Source, SourceFileError } from './source-file';
import { splitJsonArray } from './split-json-array';
import { splitLines } from './split-lines';
import type { ReadBytes } from './text-of-file';

type Named = Pick<Source, 'name' | 'columns'>;

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

async function* readJson(
  { name, columns }: Named,
  texts: AsyncIterable<RecordText>,
): AsyncGenerator<PlacedRecord> {
  let record = 0;
  for await (const text of texts) {
    record += 1;
    const { line, fault } = text;
    if (fault) {
      yield { line, record, value: null, fault };
      continue;
    }
    const value = parse(name, text);
    yield { line, record, ...(columns ? renameFields(value, columns) : { value }) };
  }
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/**
 * The text without its byte order mark, and its first character that is not blank: '' where there is none. Throws
 * SourceFileError for a text that begins with more blanks than a record may have characters.
 */
async function begin({ name, text }: Extract<Source, { text: unknown }>) {
  const rest = (typeof text === 'string' ? whole(text) : text)[Symbol.asyncIterator]();
  let head = '';
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    head += next.value;
    if (next.value.replace(/^\uFEFF/, '').trim()) break;
    if (head.length <= MOST_RECORD_CHARACTERS) continue;
    throw new SourceFileError(name, 1, 'begins with a million blanks or more. Export the file again');
  }
  head = head.replace(/^\uFEFF/, '');
  async function* pieces(): AsyncGenerator<string> {
    yield head;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { first: head.trimStart().charAt(0), pieces: pieces() };
}

async function* readText(source: Extract<Source, { text: unknown }>, needed: readonly string[]) {
  const { first, pieces } = await begin(source);
  if (first === '[') yield* readJson(source, splitJsonArray(source.name, pieces));
  else if (first === '{') yield* readJson(source, splitLines(pieces));
  else if (first !== '') yield* readCsv(source, pieces, needed);
}

async function* readRecords(records: readonly unknown[]): AsyncGenerator<PlacedRecord> {
  for (const [at, value] of records.entries()) yield { line: at + 1, record: at + 1, value };
}

/** Records that a program holds are read in no time. */
const NO_PROGRESS: ReadBytes = { read: 1, total: 1 };

/**
 * The records of a JSON array, of JSON Lines or of CSV, one by one; the text's first character says which it is.
 * `needed`: fields that a CSV file must have a column for. Throws SourceFileError when the export is empty or cannot be
 * read.
 */
export async function* readSource(
  source: Source,
  needed: readonly string[],
  onProgress: OnProgress = () => undefined,
): AsyncGenerator<PlacedRecord> {
  let isEmpty = true;
  for await (const one of 'records' in source ? readRecords(source.records) : readText(source, needed)) {
    isEmpty = false;
    yield one;
    const { read, total } = source.progress ?? NO_PROGRESS;
    onProgress({ doing: 'reading', what: source.name, done: one.record, share: read / total });
  }
  if (isEmpty) {
    throw new SourceFileError(
      source.name,
      null,
      'holds no records. Check that the export has finished, then export it again',
    );
  }
}
