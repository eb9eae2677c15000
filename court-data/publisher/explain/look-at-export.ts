import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../../command-line/command-line.mjs';
import { openExportFile } from '../reading/formats/open-export-file';
import { isRecord } from '../reading/record-limits';
import { type Row, SourceFileError } from '../reading/source-file';
import { delimitersOf, headingsOf, headRows, takeHead } from '../reading/tables/csv-header';
import { rowsOf } from '../reading/tables/csv-rows';
import { headingText, takeRows } from '../reading/tables/read-csv';
import { readSource } from '../reading/tables/read-source';
import { isClosing, MAX_CLOSING, pageOf } from '../reading/tables/table-footer';
import { isEmptyWord, plainText } from '../reading/text/plain-text';
import type { Encoding } from '../reading/text/text-encoding';
import { KNOWN_HEADINGS } from './headings/known-headings';
import { plainHeading } from './headings/plain-heading';

/** Number of rows read for an explanation. Later rows are checked when the whole file is read. */
export const MAX_LOOKED_ROWS = 20_000;

/** The cell texts of a row, by column. */
export type LookedRow = { line: number; cells: readonly string[]; place?: string };

/** The raw content of a file, before its columns are interpreted. */
export type Look = {
  /** file name without its folder */
  name: string;
  /** "JSON", the delimiter of a CSV file ("commas"), or another table form ("workbook") */
  form: string;
  /** encoding of a text file; null for a workbook */
  encoding: Encoding | null;
  /** risks of the file format: hidden rows, sheets that are not read */
  notes: readonly string[];
  /** texts above the headings, such as a report's title */
  above: readonly string[];
  /** line number of the headings */
  line: number;
  headings: readonly string[];
  rows: readonly LookedRow[];
  /** whether the file has more rows than were read */
  isCut: boolean;
};

const SIGNS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};
const NAMES = new Set(Object.values(KNOWN_HEADINGS).flat());
const isKnown = (cell: string) => NAMES.has(plainHeading(cell));

type Header = { delimiter: string; line: number; known: number; filled: number };

/** The row with the most known headings, or the longest row if none is known. */
function likelyRow(rows: readonly Row[], delimiter: string, first: Header): Header {
  let best = first;
  for (const { line, cells } of rows) {
    const known = cells.filter(isKnown).length;
    const filled = cells.filter((cell) => cell !== '').length;
    if (known > best.known || (known === best.known && filled > best.filled))
      best = { delimiter, line, known, filled };
  }
  return best;
}

/** The likely headings of a text, with any delimiter. */
async function likelyHeader(head: string): Promise<Header> {
  const { delimiters, first } = delimitersOf(head);
  let best: Header = { delimiter: ',', line: 1, known: -1, filled: 0 };
  for (const delimiter of delimiters) {
    const rows = (await headRows(head, delimiter)).filter(({ line }) => line >= first);
    best = likelyRow(rows, delimiter, best);
  }
  return best;
}

async function* withoutMark(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield isFirst ? piece.replace(/^\uFEFF/, '') : piece;
    isFirst = isFirst && piece === '';
  }
}

const textOf = (value: unknown) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

type Named = Pick<Look, 'name' | 'encoding' | 'notes'>;

async function lookAtJson({ name, encoding, notes }: Named, text: AsyncIterable<string>): Promise<Look> {
  const headings = new Set<string>();
  const records: { line: number; value: Record<string, unknown> }[] = [];
  let isCut = false;
  for await (const { line, value } of readSource({ name, text }, { needed: [], fields: [] })) {
    if (records.length === MAX_LOOKED_ROWS) {
      isCut = true;
      break;
    }
    if (!isRecord(value)) continue;
    for (const field of Object.keys(value)) headings.add(field);
    records.push({ line, value });
  }
  const columns = [...headings];
  const rows = records.map(({ line, value }) => ({
    line,
    cells: columns.map((field) => textOf(value[field])),
  }));
  return { name, form: 'JSON', encoding, notes, above: [], line: 1, headings: columns, rows, isCut };
}

/** Reads the rows below the headings, which start on `line`. */
async function lookAtRows(
  named: Named & { form: string },
  all: AsyncIterable<Row>,
  line: number,
): Promise<Look> {
  const rows: LookedRow[] = [];
  const above: string[] = [];
  let headings: string[] | null = null;
  let printed = '';
  let isCut = false;
  for await (const row of all) {
    if (row.line < line || row.isBeside) {
      above.push(...row.cells.filter((cell) => cell !== ''));
      continue;
    }
    if (headings === null) {
      headings = headingsOf(row.cells);
      printed = headingText(row);
    } else if (rows.length === MAX_LOOKED_ROWS) {
      isCut = true;
      break;
    } else if (row.cells.some((cell) => cell !== '') && headingText(row) !== printed && !pageOf(row))
      rows.push({ ...row, cells: row.cells.map((cell) => (isEmptyWord(cell) ? '' : plainText(cell).text)) });
  }
  const columns = headings ?? [];
  // drop the closing lines of a report, as a publication does
  const closing = isCut ? -1 : rows.findLastIndex((row) => !isClosing(columns, row)) + 1;
  if (closing > 0 && rows.length - closing <= MAX_CLOSING) rows.splice(closing);
  if (headings === null || rows.length === 0)
    throw new SourceFileError(named.name, null, 'holds no rows below its headings');
  return { ...named, above, line, headings, rows, isCut };
}

/**
 * Reads the first rows of a file, or of the named sheet of a workbook. Throws UsageError if the file does not exist.
 * Throws SourceFileError if it cannot be read.
 */
export async function lookAtExport(file: string, sheet?: string): Promise<Look> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`${file} cannot be read. Check the name`);
  const opened = await openExportFile(file, { sheet });
  const { encoding, notes } = opened;
  const named = { name: basename(file), encoding, notes };
  if (opened.form === 'table') {
    const { head, all } = await takeRows(opened.rows);
    const { line } = likelyRow(head, '', { delimiter: '', line: 1, known: -1, filled: 0 });
    return lookAtRows({ ...named, form: opened.what }, all, line);
  }
  const { head, all } = await takeHead(withoutMark(opened.text));
  if (/^\s*[[{]/.test(head)) return lookAtJson(named, all);
  const { delimiter, line } = await likelyHeader(head);
  return lookAtRows(
    { ...named, form: SIGNS[delimiter] ?? delimiter },
    rowsOf(named.name, all, { delimiter }),
    line,
  );
}

/** The single texts of a column. A cell may hold a list, separated by `|` or as JSON. */
export function textsOf({ rows }: Pick<Look, 'rows'>, column: number): string[] {
  return rows.flatMap(({ cells }) => {
    const cell = cells[column] ?? '';
    if (cell.startsWith('[')) return listOf(cell);
    return cell
      .split('|')
      .map((text) => text.trim())
      .filter((text) => text !== '');
  });
}

function listOf(json: string): string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
