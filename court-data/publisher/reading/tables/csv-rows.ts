import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { MAX_RECORD_CHARACTERS, TOO_LONG_CELL } from '../record-limits';
import { type Row, SourceFileError } from '../source-file';

/**
 * Normalizes line breaks. csv-parse counts CR LF inside a cell as two lines, and assumes the first line's line break
 * everywhere.
 */
async function* withPlainLineBreaks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    held = text.endsWith('\r') ? '\r' : '';
    yield (held ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n');
  }
  if (held) yield '\n';
}

const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened in the record that begins here, and never closed',
  INVALID_OPENING_QUOTE:
    'a quotation mark is inside a cell that does not begin with one. Put the cell into quotation marks and double those inside it',
};
const AFTER_CLOSING =
  'something follows the quotation mark that closes a cell. Double the quotation marks inside a cell';

/** The delimiter, and a function that returns the field of a column, from 0. */
type Layout = { delimiter: string; fieldAt?: (column: unknown) => string };

/** All rows of a CSV file. Throws SourceFileError. */
export async function* rowsOf(
  file: string,
  pieces: AsyncIterable<string>,
  { delimiter, fieldAt = () => 'record' }: Layout,
): AsyncGenerator<Row> {
  let lastLine = 0;
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    trim: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    on_record: (cells, { lines }) => {
      const firstLine = lastLine + 1;
      lastLine = lines;
      return [String(firstLine), ...cells];
    },
  });
  try {
    const rows: AsyncIterable<string[]> = pipeline(
      Readable.from(withPlainLineBreaks(pieces)),
      parser,
      () => undefined,
    );
    for await (const [line, ...cells] of rows) {
      yield { line: Number(line), cells: cells.map((cell) => cell.trim()) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const begins = lastLine + 1;
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      throw new SourceFileError(
        file,
        begins,
        `${fieldAt(error.column)} ${TOO_LONG_CELL}. Export the file again`,
      );
    }
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? begins : Number(error.lines);
    const where = line === begins ? '' : ` (in the record that begins on line ${begins})`;
    const reason = REASONS[error.code] ?? AFTER_CLOSING;
    throw new SourceFileError(file, line, `${reason}${where}. Export the file again`);
  }
}
