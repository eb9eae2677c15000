import { checkedHeadings, findDelimiter, HEAD_ROWS, type Header, isHeader, takeHead } from './csv-header';
import { type Row, rowsOf } from './csv-rows';
import { PLAIN_READING } from './reading';
import type { Fault, PlacedRecord, Source } from './source-file';
import { Footers, isClosing, MAX_CLOSING, pageOf } from './table-footer';

type Table = Pick<Source, 'name' | 'columns' | 'reading'>;

const headerOf = (
  { columns = new Map(), reading = PLAIN_READING }: Table,
  needed: readonly string[],
): Header => ({
  columns,
  join: reading.join,
  needed,
});

/** A row as a record under the export's own headings. A cell without a heading counts if it is filled. */
function recordOf(headings: readonly string[], { line, cells }: Row, record: number): PlacedRecord {
  const value = new Map<string, unknown>();
  for (const [at, heading] of headings.entries()) {
    const cell = cells[at] ?? '';
    if (heading !== '') value.set(heading, cell === '' ? null : cell);
    else if (cell !== '') value.set(`column ${at + 1}`, cell);
  }
  const reason = `has ${cells.length} cells where the header has ${headings.length}. A cell with a comma or a line break in it needs quotation marks`;
  const fault: Fault | null = cells.length === headings.length ? null : { field: 'record', reason };
  return { line, record, value: Object.fromEntries(value), isCells: true, ...(fault ? { fault } : {}) };
}

/** The rows from the headings on; the first row of all if none names the needed fields. */
async function* fromHeader(rows: AsyncIterable<Row>, header: Header): AsyncGenerator<Row> {
  const head: Row[] = [];
  let isFound = false;
  for await (const row of rows) {
    if (isFound) yield row;
    else {
      head.push(row);
      isFound = isHeader(row, header);
      if (isFound) yield row;
      else if (head.length === HEAD_ROWS) break;
    }
  }
  if (!isFound) yield* head;
}

/**
 * The records of a table with a row of headings. Rows of empty cells, as spreadsheets leave them behind, headings that
 * each page repeats, and footers are no records. Throws SourceFileError.
 */
export async function* readRows(
  table: Table,
  rows: AsyncIterable<Row>,
  needed: readonly string[],
  footers = new Footers(),
): AsyncGenerator<PlacedRecord> {
  let headings: string[] | null = null;
  let printed = '';
  const closing: Row[] = [];
  const header = headerOf(table, needed);
  for await (const row of fromHeader(rows, header)) {
    if (headings === null) {
      headings = checkedHeadings(table.name, row, header);
      printed = row.cells.join('\n');
      continue;
    }
    if (row.cells.every((cell) => cell === '') || row.cells.join('\n') === printed) continue;
    const page = pageOf(row);
    if (page) {
      footers.addPage(row.line, page);
      continue;
    }
    closing.push(row);
    if (isClosing(headings, row) && closing.length <= MAX_CLOSING) continue;
    for (const one of closing.splice(0)) {
      footers.rows += 1;
      yield recordOf(headings, one, footers.rows);
    }
  }
  for (const row of closing) footers.addClosing(row);
}

/** The records of a CSV file; see readRows. */
export async function* readCsv(
  table: Table,
  pieces: AsyncIterable<string>,
  needed: readonly string[],
  footers?: Footers,
): AsyncGenerator<PlacedRecord> {
  const { head, all } = await takeHead(pieces);
  const delimiter = await findDelimiter(head, headerOf(table, needed));
  yield* readRows(table, rowsOf(table.name, all, { delimiter }), needed, footers);
}
