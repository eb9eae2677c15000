import { rowsOf } from './csv-rows';
import { EXPORT_FIELDS, MOMENT, type Row, SourceFileError } from './source-file';

const KNOWN_FIELDS = new Set<string>([...Object.values(EXPORT_FIELDS).flat(), MOMENT]);

/** Headings, told apart where the file repeats one that is no field's name: `Phone`, `Phone (2)`. */
export function headingsOf(cells: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return cells.map((cell) => {
    if (cell === '' || KNOWN_FIELDS.has(cell)) return cell;
    const count = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, count);
    return count === 1 ? cell : `${cell} (${count})`;
  });
}

/** Needed fields that no column holds. A day and a time may stand in one. */
function missingFields(header: readonly (string | null)[], needed: readonly string[]): string[] {
  const held = header.includes(MOMENT) ? [...header, 'date', 'time'] : header;
  return needed.filter((field) => !held.includes(field));
}

/**
 * The fields that a CSV file's columns hold, in their order; null for a column without a heading. Throws SourceFileError
 * where a needed field has no column, or two columns hold the same field.
 */
export function csvHeader(
  file: string,
  { line, cells }: Row,
  needed: readonly string[],
  columns: ReadonlyMap<string, string>,
): (string | null)[] {
  const header = fieldsOf(cells, columns);
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
  const missing = missingFields(header, needed);
  if (missing.length === 0) return header;
  throw new SourceFileError(
    file,
    line,
    `is neither JSON nor a CSV header with a column for ${missing.join(', ')}. Name the columns so, or rename them with --map`,
  );
}

/** The fields that columns with these headings hold; null for one without a heading. */
function fieldsOf(cells: readonly string[], columns: ReadonlyMap<string, string>): (string | null)[] {
  return headingsOf(cells).map((cell) => (cell === '' ? null : (columns.get(cell) ?? cell)));
}

/** In the order in which they are tried. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Excel's first line that says how cells are parted: `sep=;`. */
const SEP_LINE = /^\uFEFF?"?sep=([^\r\n])"?[ \t]*\r?\n/i;

/** The delimiters that a text can have, and the first line that can be its headings. */
export function delimitersOf(head: string): { delimiters: readonly string[]; first: number } {
  const said = SEP_LINE.exec(head)?.[1];
  return said === undefined ? { delimiters: DELIMITERS, first: 1 } : { delimiters: [said], first: 2 };
}

const HEAD_CHARACTERS = 65_536;
/** Reports have a title above their headings. */
export const HEAD_ROWS = 20;

/** The first rows of a text of which only the beginning is at hand, parted by `delimiter`. */
export async function headRows(head: string, delimiter: string): Promise<Row[]> {
  async function* pieces() {
    yield head;
  }
  const rows: Row[] = [];
  try {
    for await (const row of rowsOf('', pieces(), { delimiter })) if (rows.push(row) === HEAD_ROWS) break;
  } catch (error) {
    // cut within a row, or parted by another sign: what came before it stands
    if (!(error instanceof SourceFileError)) throw error;
  }
  return rows;
}

/** The beginning of a text, and all of it. */
export async function takeHead(pieces: AsyncIterable<string>) {
  const rest = pieces[Symbol.asyncIterator]();
  let head = '';
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    head += next.value;
    if (head.length >= HEAD_CHARACTERS) break;
  }
  async function* all(): AsyncGenerator<string> {
    yield head;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { head: head.slice(0, HEAD_CHARACTERS), all: all() };
}

/** Where the headings stand: the first row with all needed fields, by whatever sign its cells are parted. */
export async function findHeader(
  head: string,
  needed: readonly string[],
  columns: ReadonlyMap<string, string>,
) {
  const { delimiters, first } = delimitersOf(head);
  for (const delimiter of delimiters) {
    const line = headerLine(await headRows(head, delimiter), needed, columns);
    if (line !== null) return { delimiter, line };
  }
  return { delimiter: delimiters[0] ?? ',', line: first };
}

/** The line of the first row with all needed fields; null if no row has them. */
export function headerLine(
  rows: readonly Row[],
  needed: readonly string[],
  columns: ReadonlyMap<string, string>,
): number | null {
  const isHeader = ({ cells }: Row) => missingFields(fieldsOf(cells, columns), needed).length === 0;
  return rows.find(isHeader)?.line ?? null;
}
