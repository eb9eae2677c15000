import { PLAIN_READING } from '../reading';
import { refuseLostColumns } from '../record/lost-columns';
import type { Source } from '../source';
import type { Fault, PlacedRecord, Row } from '../source-file';
import { askAbove, askBelow, askCasesAbove } from './above-headings';
import { checkedHeadings, findDelimiter, HEAD_ROWS, type Header, isHeader, takeHead } from './csv-header';
import { rowsOf } from './csv-rows';
import { Footers, isClosing, MAX_CLOSING, pageOf } from './table-footer';

type Table = Pick<Source, 'name' | 'columns' | 'reading' | 'clerk'>;

const headerOf = (
  { columns = new Map(), reading = PLAIN_READING }: Table,
  needed: readonly string[],
): Header => ({
  columns,
  join: reading.join,
  needed,
});

/** Lower case, because repeated page headings may be printed in another case. */
export const headingText = ({ cells }: Pick<Row, 'cells'>): string => cells.join('\n').toLowerCase();

/** A row as a record under the export's own headings. A filled cell without a heading counts too. */
function recordOf(headings: readonly string[], { line, cells, place }: Row, record: number): PlacedRecord {
  const value = new Map<string, unknown>();
  for (const [at, heading] of headings.entries()) {
    const cell = cells[at] ?? '';
    if (heading !== '') value.set(heading, cell === '' ? null : cell);
    else if (cell !== '') value.set(`column ${at + 1}`, cell);
  }
  const reason = `has ${cells.length} cells where the header has ${headings.length}. A cell with a comma or a line break in it needs quotation marks`;
  const fault: Fault | null = cells.length === headings.length ? null : { field: 'record', reason };
  return {
    ...{ line, record, value: Object.fromEntries(value), isCells: true },
    ...(place === undefined ? {} : { place }),
    ...(fault ? { fault } : {}),
  };
}

/** Reads the first rows of a table. Also returns an iterator over all rows. */
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

/** The rows from the headings on: from the first row that contains the required fields, otherwise from line `first`. */
async function* fromHeader(
  rows: AsyncIterable<Row>,
  { header, first, onAbove }: { header: Header; first: number; onAbove: (row: Row) => void },
): AsyncGenerator<Row> {
  const { head, all } = await takeRows(rows);
  const line = head.find((row) => isHeader(row, header))?.line ?? first;
  for await (const row of all)
    if (row.line >= line) yield row;
    else onAbove(row);
}

/** `first` is the first line that may contain the headings. */
type TableOptions = { footers?: Footers | undefined; first?: number };

/**
 * The records of a table with a row of headings. Skips empty rows (spreadsheets leave them behind), headings repeated
 * on each page, and footers. Throws SourceFileError.
 */
export async function* readRows(
  table: Table,
  rows: AsyncIterable<Row>,
  needed: readonly string[],
  { footers = new Footers(), first = 1 }: TableOptions = {},
): AsyncGenerator<PlacedRecord> {
  let headings: string[] | null = null;
  let printed = '';
  const isRepeated = (row: Row) =>
    printed.startsWith(row.cells[0]?.toLowerCase() ?? '') && headingText(row) === printed;
  const closing: Row[] = [];
  const header = headerOf(table, needed);
  const { name, clerk = null, reading = PLAIN_READING } = table;
  const above: Row[] = [];
  const asked = { name, clerk, reading, footers };
  const onAbove = (row: Row) => {
    above.push(row);
    askAbove(row, asked);
  };
  for await (const row of fromHeader(rows, { header, first, onAbove })) {
    if (row.isBeside) {
      askAbove(row, asked);
      continue;
    }
    if (headings === null) {
      headings = checkedHeadings(table.name, row, header);
      const { columns = new Map() } = table;
      refuseLostColumns(table.name, row.line, { columns, reading }, headings);
      printed = headingText(row);
      askCasesAbove(above, { name, clerk, reading });
      if (row.place !== undefined) onAbove({ ...row, cells: [row.place] });
      continue;
    }
    if (row.cells.every((cell) => cell === '') || isRepeated(row)) continue;
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
  for (const row of closing) askBelow(row, asked);
}

/** The records of a CSV file; see readRows. */
export async function* readCsv(
  table: Table,
  pieces: AsyncIterable<string>,
  needed: readonly string[],
  footers?: Footers,
): AsyncGenerator<PlacedRecord> {
  const { head, all } = await takeHead(pieces);
  const { delimiter, first, headings } = await findDelimiter(head, headerOf(table, needed));
  const fieldAt = (column: unknown) => {
    const heading = headings[Number(column)] ?? 'record';
    return table.columns?.get(heading) ?? heading;
  };
  yield* readRows(table, rowsOf(table.name, all, { delimiter, fieldAt }), needed, { footers, first });
}
