import { MOMENT, PART_FIELDS } from '../reading';
import { EXPORT_FIELDS, type Row, SourceFileError } from '../source-file';
import { rowsOf } from './csv-rows';

const KNOWN_FIELDS = new Set<string>([...Object.values(EXPORT_FIELDS).flat(), ...PART_FIELDS]);

/** Headings of a table. Numbers a repeated heading that is not a field's name: `Phone`, `Phone (2)`. */
export function headingsOf(cells: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return cells.map((cell) => {
    if (cell === '' || KNOWN_FIELDS.has(cell)) return cell;
    const count = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, count);
    return count === 1 ? cell : `${cell} (${count})`;
  });
}

/** The columns of a table, and their rules in its map. */
export type Header = {
  columns: ReadonlyMap<string, string>;
  /** our field → the columns that together hold it */
  join: ReadonlyMap<string, readonly string[]>;
  /** required fields */
  needed: readonly string[];
};

/** The field that each column holds: its own name if the map has none, null for a column without a heading. */
const fieldsOf = (headings: readonly string[], columns: ReadonlyMap<string, string>): (string | null)[] =>
  headings.map((heading) => (heading === '' ? null : (columns.get(heading) ?? heading)));

/** Required fields without a column. A column may hold both day and time, and several columns may form one field. */
function missingFields(headings: readonly string[], { columns, join, needed }: Header): string[] {
  const joined = [...join].filter(([, parts]) => parts.every((part) => headings.includes(part)));
  const held = [...fieldsOf(headings, columns), ...joined.map(([field]) => field)];
  const all = held.includes(MOMENT) ? [...held, 'date', 'time'] : held;
  return needed.filter((field) => !all.includes(field));
}

/** Advice for a missing column: a rule that can replace it. */
const REMEDIES: Readonly<Record<string, string>> = {
  id: '. If the file has no ids: --set idFrom=caseNumber,date,time',
  caseType: '. If every case is a bankruptcy case: --set default:caseType=bk',
  status: '. If every hearing is on: --set default:status=scheduled',
};

/**
 * The headings of a table, in order. Throws SourceFileError if a required field has no column, or if two columns hold
 * the same field.
 */
export function checkedHeadings(file: string, { line, cells }: Row, header: Header): string[] {
  const headings = headingsOf(cells);
  const parts = [...header.join.values()].flat();
  const fields = fieldsOf(headings, header.columns).map((field, at) =>
    parts.includes(headings[at] ?? '') ? null : field,
  );
  for (const [at, field] of fields.entries()) {
    const first = fields.indexOf(field);
    if (field === null || first === at) continue;
    const both = cells[first] === cells[at] ? `are both headed "${field}"` : `both hold ${field}`;
    throw new SourceFileError(
      file,
      line,
      `columns ${first + 1} and ${at + 1} ${both}. Name each field once, in the export or with --map`,
    );
  }
  const missing = missingFields(headings, header);
  if (missing.length === 0) return headings;
  const remedies = missing.map((field) => REMEDIES[field] ?? '').join('');
  throw new SourceFileError(
    file,
    line,
    `has no headings with a column for ${missing.join(', ')}. Name the columns so, or rename them with --map${remedies}`,
  );
}

/** Whether a row contains all required fields. */
export const isHeader = ({ cells }: Row, header: Header): boolean =>
  missingFields(headingsOf(cells), header).length === 0;

/** Delimiters, in the order in which they are tried. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Excel's first line that names the delimiter: `sep=;`. */
const SEP_LINE = /^\uFEFF?"?sep=([^\r\n])"?[ \t]*\r?\n/i;

/** The possible delimiters of a text, and the first line that may contain its headings. */
export function delimitersOf(head: string): { delimiters: readonly string[]; first: number } {
  const said = SEP_LINE.exec(head)?.[1];
  return said === undefined ? { delimiters: DELIMITERS, first: 1 } : { delimiters: [said], first: 2 };
}

const HEAD_CHARACTERS = 65_536;
/** The headings are searched in this many first rows, because reports have a title above them. */
export const HEAD_ROWS = 20;

/** The first rows of a text, from its beginning `head`. `delimiter` separates the cells. */
export async function headRows(head: string, delimiter: string): Promise<Row[]> {
  async function* pieces() {
    yield head;
  }
  const rows: Row[] = [];
  try {
    for await (const row of rowsOf('', pieces(), { delimiter })) if (rows.push(row) === HEAD_ROWS) break;
  } catch (error) {
    // the head ends inside a row, or the text has another delimiter: return the earlier rows
    if (!(error instanceof SourceFileError)) throw error;
  }
  return rows;
}

/** Reads the head of a text. Also returns an iterator over the whole text. */
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

/**
 * Finds the delimiter: the first with which one of the first rows contains all required fields. `first` is the first
 * line that may contain the headings.
 */
export async function findDelimiter(
  head: string,
  header: Header,
): Promise<{ delimiter: string; first: number; headings: string[] }> {
  const { delimiters, first } = delimitersOf(head);
  for (const delimiter of delimiters) {
    const row = (await headRows(head, delimiter)).find((one) => isHeader(one, header));
    if (row) return { delimiter, first, headings: headingsOf(row.cells) };
  }
  const [delimiter = ','] = delimiters;
  // later lines may not be parseable
  const [row] = await headRows(head.slice(0, head.indexOf('\n') + 1), delimiter);
  return { delimiter, first, headings: row ? headingsOf(row.cells) : [] };
}
