import { csvHeader, findHeader, HEAD_ROWS, headerLine, takeHead } from './csv-header';
import { rowsOf } from './csv-rows';
import { peopleNamed } from './read-as';
import type { Fault, PlacedRecord, Row, Source } from './source-file';

/** What a cell of a field holds that is not plain text. */
const KINDS: Readonly<Record<string, 'list' | 'people' | 'json' | 'text or json' | 'number'>> = {
  trustees: 'list',
  relatedDocs: 'list',
  debtors: 'people',
  attorneys: 'people',
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

/** People as JSON, or by their names and party alone, separated by `|`, `;` or line breaks. */
function peopleOf(cell: string, field: string): unknown {
  if (/^[[{]/.test(cell)) return JSON.parse(cell);
  return peopleNamed(cell, field === 'attorneys' ? 'represents' : 'role');
}

function numberOf(cell: string): number | string {
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/**
 * The value of a field whose trimmed cell is given; an empty cell is null. Lists are separated by `|`, how to
 * appear is JSON, and people are JSON or names. Throws SyntaxError for a cell that must be JSON and is not.
 */
function cellValue(field: string, cell: string): unknown {
  if (cell === '') return null;
  const kind = KINDS[field];
  if (kind === 'list') return listOf(cell);
  if (kind === 'people') return peopleOf(cell, field);
  if (kind === 'number') return numberOf(cell);
  if (kind === 'json' || (kind === 'text or json' && cell.startsWith('{'))) return JSON.parse(cell);
  return cell;
}

function recordOf(
  header: readonly (string | null)[],
  { line, cells, place }: Row,
  record: number,
): PlacedRecord {
  const value = new Map<string, unknown>();
  let fault: Fault | undefined;
  for (const [at, field] of header.entries()) {
    if (field === null) continue;
    try {
      value.set(field, cellValue(field, cells[at] ?? ''));
    } catch {
      fault ??= {
        field,
        reason:
          'is not valid JSON. How to appear, and people of whom more than names is said, stand in a cell as JSON',
      };
    }
  }
  if (cells.length !== header.length) {
    const reason = `has ${cells.length} cells where the header has ${header.length}. A cell with a comma or a line break in it needs quotation marks`;
    fault = { field: 'record', reason };
  }
  const placed = { line, record, ...(place === undefined ? {} : { place }) };
  return { ...placed, value: Object.fromEntries(value), ...(fault ? { fault } : {}) };
}

/** Rows below the last record; more of them are no closing. */
export const MOST_CLOSING = 20;
const CLOSING = /\b(total|count|end of|records|rows|hearings|page|printed)\b/i;

/** A row such as "Total: 45". One that was cut short has neither all cells nor such a word, and is no such row. */
export function isClosing(header: readonly unknown[], { cells }: { cells: readonly string[] }): boolean {
  const [only = '', ...others] = cells.filter((cell) => cell !== '');
  return header.length >= 4 && others.length === 0 && (cells.length === header.length || CLOSING.test(only));
}

type Named = Pick<Source, 'name' | 'columns'>;

/**
 * The records of a CSV file with a header; see cellValue for what a cell holds. Rows of empty cells, as spreadsheets
 * leave them behind, are left out, and what closes a report below its last record. Throws SourceFileError.
 */
export async function* readCsv(
  { name, columns = new Map() }: Named,
  pieces: AsyncIterable<string>,
  needed: readonly string[],
): AsyncGenerator<PlacedRecord> {
  const { head, all } = await takeHead(pieces);
  const { delimiter, line } = await findHeader(head, needed, columns);
  let header: (string | null)[] = [];
  const rows = rowsOf(name, all, { delimiter, fieldAt: (column) => header[Number(column)] ?? 'record' });
  yield* recordsBelow(rows, line, (row) => {
    header = csvHeader(name, row, needed, columns);
    return header;
  });
}

/** The records of a table whose rows another reader found, as those of a CSV file. Throws SourceFileError. */
export async function* readTable(
  { name, columns = new Map() }: Named,
  rows: AsyncIterable<Row>,
  needed: readonly string[],
): AsyncGenerator<PlacedRecord> {
  const { head, all } = await takeRows(rows);
  const line = headerLine(head, needed, columns) ?? head[0]?.line ?? 1;
  yield* recordsBelow(all, line, (row) => csvHeader(name, row, needed, columns));
}

/** The first rows of a table, and all of them. */
export async function takeRows(rows: AsyncIterable<Row>): Promise<{ head: Row[]; all: AsyncGenerator<Row> }> {
  const rest = rows[Symbol.asyncIterator]();
  const head: Row[] = [];
  for (let next = await rest.next(); !next.done; next = await rest.next())
    if (head.push(next.value) === HEAD_ROWS) break;
  async function* all(): AsyncGenerator<Row> {
    yield* head;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { head, all: all() };
}

async function* recordsBelow(
  rows: AsyncIterable<Row>,
  line: number,
  headerOf: (row: Row) => (string | null)[],
): AsyncGenerator<PlacedRecord> {
  let header: (string | null)[] | null = null;
  let record = 0;
  const closing: Row[] = [];
  for await (const row of rows) {
    if (row.line < line) continue;
    if (header === null) header = headerOf(row);
    else if (row.cells.some((cell) => cell !== '')) {
      closing.push(row);
      if (isClosing(header, row) && closing.length <= MOST_CLOSING) continue;
      for (const one of closing.splice(0)) {
        record += 1;
        yield recordOf(header, one, record);
      }
    }
  }
}
