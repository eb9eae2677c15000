import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { MOST_RECORD_CHARACTERS, TOO_LONG_CELL } from './record-limits';
import { type Fault, type PlacedRecord, type Source, SourceFileError } from './source-file';

/**
 * The fields that a CSV file's columns hold, in their order; null for a column without a heading. Throws SourceFileError
 * where a needed field has no column, or two columns hold the same field.
 */
function csvHeader(
  file: string,
  { line, cells }: { line: number; cells: readonly string[] },
  needed: readonly string[],
  columns: ReadonlyMap<string, string>,
): (string | null)[] {
  const header = cells.map((cell) => (cell === '' ? null : (columns.get(cell) ?? cell)));
  for (const [at, field] of header.entries()) {
    const first = header.indexOf(field);
    if (field === null || first === at) continue;
    const both = cells[first] === cells[at] ? `are both headed "${field}"` : `both hold ${field}`;
    throw new SourceFileError(
      file,
      line,
      `columns ${first + 1} and ${at + 1} ${both}. Name each field once, in the export or with --map`,
    );
  }
  const missing = needed.filter((field) => !header.includes(field));
  if (missing.length === 0) return header;
  throw new SourceFileError(
    file,
    line,
    `is neither JSON nor a CSV header with a column for ${missing.join(', ')}. Name the columns so, or rename them with --map`,
  );
}

/** What a cell of a field holds that is not plain text. */
const KINDS: Readonly<Record<string, 'list' | 'json' | 'text or json' | 'number'>> = {
  trustees: 'list',
  relatedDocs: 'list',
  debtors: 'json',
  attorneys: 'json',
  appear: 'json',
  tentative: 'json',
  movant: 'text or json',
  durationMinutes: 'number',
};

function listOf(cell: string): string[] {
  return cell
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function numberOf(cell: string): number | string {
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/**
 * The value of a field whose trimmed cell is given; an empty cell is null. Lists are separated by `|`, people and how to
 * appear are JSON. Throws SyntaxError for a cell that must be JSON and is not.
 */
function cellValue(field: string, cell: string): unknown {
  if (cell === '') return null;
  const kind = KINDS[field];
  if (kind === 'list') return listOf(cell);
  if (kind === 'number') return numberOf(cell);
  if (kind === 'json' || (kind === 'text or json' && cell.startsWith('{'))) return JSON.parse(cell);
  return cell;
}

type Row = { line: number; cells: string[] };

/** csv-parse counts CR LF inside a cell as two lines, and takes the first line's kind of line break for all others. */
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
    'a quotation mark stands inside a cell that does not begin with one. Put the cell into quotation marks and double those inside it',
};
const AFTER_CLOSING =
  'something follows the quotation mark that closes a cell. Double the quotation marks inside a cell';

/** `fieldAt`: what stands in a column, from 0. */
async function* rowsOf(
  file: string,
  pieces: AsyncIterable<string>,
  fieldAt: (column: unknown) => string,
): AsyncGenerator<Row> {
  let lastLine = 0;
  const parser = parse({
    record_delimiter: '\n',
    relax_column_count: true,
    trim: true,
    max_record_size: MOST_RECORD_CHARACTERS,
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

function recordOf(header: readonly (string | null)[], { line, cells }: Row, record: number): PlacedRecord {
  const value = new Map<string, unknown>();
  let fault: Fault | undefined;
  for (const [at, field] of header.entries()) {
    if (field === null) continue;
    try {
      value.set(field, cellValue(field, cells[at] ?? ''));
    } catch {
      fault ??= { field, reason: 'is not valid JSON. People and how to appear stand in a cell as JSON' };
    }
  }
  if (cells.length !== header.length) {
    const reason = `has ${cells.length} cells where the header has ${header.length}. A cell with a comma or a line break in it needs quotation marks`;
    fault = { field: 'record', reason };
  }
  return { line, record, value: Object.fromEntries(value), ...(fault ? { fault } : {}) };
}

/**
 * The records of a CSV file with a header; see cellValue for what a cell holds. Rows of empty cells, as spreadsheets
 * leave them behind, are left out. Throws SourceFileError.
 */
export async function* readCsv(
  { name, columns = new Map() }: Pick<Source, 'name' | 'columns'>,
  pieces: AsyncIterable<string>,
  needed: readonly string[],
): AsyncGenerator<PlacedRecord> {
  let header: (string | null)[] | null = null;
  let record = 0;
  const fieldAt = (column: unknown) => header?.[Number(column)] ?? 'record';
  for await (const row of rowsOf(name, pieces, fieldAt)) {
    if (header === null) header = csvHeader(name, row, needed, columns);
    else if (row.cells.some((cell) => cell !== '')) {
      record += 1;
      yield recordOf(header, row, record);
    }
  }
}
