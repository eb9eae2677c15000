import { readCsv } from './read-csv';
import { renameFields } from './rename-fields';
import { type PlacedRecord, type RecordText, type Source, SourceFileError } from './source-file';
import { splitJsonArray } from './split-json-array';
import { splitLines } from './split-lines';

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
    const value = parse(name, text);
    yield { line: text.line, record, ...(columns ? renameFields(value, columns) : { value }) };
  }
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/** The text without its byte order mark, and its first character that is not blank: '' where there is none. */
async function begin(text: string | AsyncIterable<string>) {
  const rest = (typeof text === 'string' ? whole(text) : text)[Symbol.asyncIterator]();
  let head = '';
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    head += next.value;
    if (head.trim()) break;
  }
  head = head.replace(/^\uFEFF/, '');
  async function* pieces(): AsyncGenerator<string> {
    yield head;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { first: head.trimStart().charAt(0), pieces: pieces() };
}

async function* readText(source: Extract<Source, { text: unknown }>, needed: readonly string[]) {
  const { first, pieces } = await begin(source.text);
  if (first === '[') yield* readJson(source, splitJsonArray(source.name, pieces));
  else if (first === '{') yield* readJson(source, splitLines(pieces));
  else if (first !== '') yield* readCsv(source, pieces, needed);
}

async function* readRecords(records: readonly unknown[]): AsyncGenerator<PlacedRecord> {
  for (const [at, value] of records.entries()) yield { line: at + 1, record: at + 1, value };
}

/**
 * The records of a JSON array, of JSON Lines or of CSV, one by one; the text's first character says which it is.
 * `needed`: fields that a CSV file must have a column for. Throws SourceFileError when the export is empty or cannot be
 * read.
 */
export async function* readSource(source: Source, needed: readonly string[]): AsyncGenerator<PlacedRecord> {
  let isEmpty = true;
  for await (const one of 'records' in source ? readRecords(source.records) : readText(source, needed)) {
    isEmpty = false;
    yield one;
  }
  if (isEmpty) {
    throw new SourceFileError(
      source.name,
      null,
      'holds no records. Check that the export has finished, then export it again',
    );
  }
}
