import { readFile, stat } from 'node:fs/promises';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { type ReadBytes, type Row, SourceFileError } from '../source-file';
import { caseIn } from '../text/case-cells';
import { hidePrivate } from '../text/private-data';
import { hasStruck, markStruck } from '../text/struck-text';
import { cellText } from './cell-text';
import { MAX_BYTES, MAX_ROWS, type TableFile } from './export-file';
import { looksLikeHeadings } from './headings';
import { nameZip } from './name-zip';
import { linesOf, linesSaying, sheetNotes, withoutResult, zeroFormulas } from './sheet-notes';
import { struckCells, textBoxLines } from './struck-cells';
import { unpackedBytes, zipEntries } from './zip-entries';

/** The headings are searched in this many first rows. */
const HEAD_ROWS = 40;

const TOO_LARGE = `unpacks to more than ${MAX_BYTES.workbook / 1_048_576} MB, the most a workbook may have. Save the sheet of hearings as CSV`;

type Library = typeof import('@e965/xlsx');
type Cells = (CellObject | undefined)[];

const quoted = (names: readonly string[]) => names.map((name) => `"${hidePrivate(name)}"`).join(', ');
const dataOf = (sheet: WorkSheet | undefined): Cells[] => (sheet?.['!data'] ?? []) as Cells[];

/** Repeats the text of a cell that is merged over rows in each of them that has another cell, as a page’s reader does. */
function repeatMerged(sheet: WorkSheet | undefined): void {
  const data = dataOf(sheet);
  for (const { s, e } of sheet?.['!merges'] ?? []) {
    const cell = data[s.r]?.[s.c];
    if (cell?.v === undefined) continue;
    for (let row = s.r + 1; row <= e.r; row += 1) {
      const cells = data[row];
      if (cells?.some((one, column) => (column > e.c || column < s.c ? one?.v !== undefined : false)))
        cells[s.c] = cell;
    }
  }
}

/** The non-empty rows of a sheet, all with the same number of cells. */
function* rowsOf(
  { SSF, utils }: Library,
  book: WorkBook,
  name: string,
  struck: ReadonlySet<string> = new Set(),
): Generator<Row> {
  const data = dataOf(book.Sheets[name]);
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  let width = 0;
  data.forEach((cells) => {
    const filled =
      cells?.findLastIndex((cell) => cell?.v !== undefined && cell.v !== null && cell.v !== '') ?? -1;
    width = Math.max(width, filled + 1);
  });
  for (const [at, cells] of data.entries()) {
    if (!cells) continue;
    const textAt = (column: number) => {
      const text = cellText(cells[column], SSF, date1904);
      const isMarked = text === '' || struck.size === 0 || hasStruck(text);
      return isMarked || !struck.has(utils.encode_cell({ r: at, c: column })) ? text : markStruck(text);
    };
    const texts = Array.from({ length: width }, (_, column) => textAt(column));
    if (texts.some((text) => text !== ''))
      yield { line: at + 1, cells: texts, place: `sheet "${hidePrivate(name)}" row ${at + 1}` };
  }
}

/** The headings of each sheet with a row that looks like headings. */
function headingsIn(library: Library, book: WorkBook, names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names)
    for (const { cells } of rowsOf(library, book, name)) {
      if (!looksLikeHeadings(cells)) continue;
      found.set(name, cells.join('\n').trim().toLowerCase());
      break;
    }
  return found;
}

/** The sheet to read, and notes about the others. Throws SourceFileError. */
function chooseSheet(
  library: Library,
  { file, book, wanted }: { file: string; book: WorkBook; wanted: string | undefined },
): { name: string; notes: string[] } {
  const names = book.SheetNames;
  const isHidden = (name: string) => (book.Workbook?.Sheets?.[names.indexOf(name)]?.Hidden ?? 0) !== 0;
  const filled = names.filter((name) => dataOf(book.Sheets[name]).length > 0);
  const shown = filled.filter((name) => !isHidden(name));
  const unread = (chosen: string) =>
    shown
      .filter((one) => one !== chosen)
      .map((one) => ({ place: `sheet "${hidePrivate(one)}"`, rows: [...rowsOf(library, book, one)] }))
      .map((one) => ({ ...one, hasCases: one.rows.some(({ cells }) => caseIn(cells) !== null) }));
  const saidIn = (sheets: ReturnType<typeof unread>) =>
    sheets.flatMap(({ place, rows }) => linesSaying(linesOf(rows), place));
  if (wanted !== undefined) {
    const plain = (name: string) => name.trim().toLowerCase();
    const name = names.find((one) => one === wanted) ?? names.find((one) => plain(one) === plain(wanted));
    // other lists have their own notices
    if (name !== undefined) return { name, notes: saidIn(unread(name).filter(({ hasCases }) => !hasCases)) };
    throw new SourceFileError(file, null, `has no sheet "${wanted}". Its sheets are ${quoted(names)}`);
  }
  const headings = headingsIn(library, book, shown);
  const name = [...headings.keys()][0] ?? shown[0];
  if (headings.size === 0 && shown.length > 1)
    throw new SourceFileError(
      file,
      null,
      `has ${shown.length} sheets, and none with a row of headings such as Case, Date, Time: ${quoted(shown)}. Say which is to be read with --sheet`,
    );
  if (name === undefined)
    throw new SourceFileError(
      file,
      null,
      'is a workbook without a row in a sheet that is shown. Export it again',
    );
  const alike = [...headings].filter(([, text]) => text === headings.get(name)).map(([one]) => one);
  if (alike.length > 1)
    throw new SourceFileError(
      file,
      null,
      `has ${alike.length} sheets with the same headings: ${quoted(alike)}. Say which is to be read with --sheet "${name}", or put all rows into one sheet`,
    );
  const others = filled.filter((one) => one !== name);
  const note = `only sheet "${hidePrivate(name)}" is read, not ${quoted(others)}. To read another, give its name with --sheet`;
  const beside = unread(name);
  const cases = beside
    .filter(({ hasCases }) => hasCases)
    .map(({ place }) => `workbook has cases in ${place} that is not read`);
  return { name, notes: [...(others.length > 0 ? [note] : []), ...cases, ...saidIn(beside)] };
}

/** Throws SourceFileError if a zip archive is not a workbook, or is too large for the memory when unpacked. */
async function refuseOther(file: string, bytes: Buffer) {
  const entries = zipEntries(bytes);
  const reason = nameZip(entries);
  if (reason !== null || !entries) throw new SourceFileError(file, null, reason ?? 'is damaged');
  const unpacked = await unpackedBytes(entries, MAX_BYTES.workbook).catch(() => {
    throw new SourceFileError(file, null, 'is a workbook that is damaged. Save it again in Excel');
  });
  if (unpacked > MAX_BYTES.workbook) throw new SourceFileError(file, null, TOO_LARGE);
  return entries;
}

/**
 * Opens a workbook (.xlsx): the first sheet with a row that looks like headings, or the sheet named by `sheet`. Throws
 * SourceFileError.
 */
export async function readWorkbook(
  path: string,
  file: string,
  { sheet, progress }: { sheet?: string | undefined; progress: ReadBytes },
): Promise<TableFile> {
  if ((await stat(path)).size > MAX_BYTES.workbook) throw new SourceFileError(file, null, TOO_LARGE);
  const bytes = await readFile(path);
  progress.total = bytes.length;
  const entries = await refuseOther(file, bytes);
  const library = await import('@e965/xlsx');
  const parse = (only: { sheetRows: number; sheets?: string; cellFormula?: boolean }): WorkBook => {
    try {
      const common = { type: 'buffer', dense: true, cellNF: true, cellText: true } as const;
      return library.read(bytes, {
        ...common,
        cellFormula: true,
        cellHTML: false,
        cellStyles: true,
        ...only,
      });
    } catch {
      throw new SourceFileError(file, null, 'is a workbook that is damaged. Save it again in Excel');
    }
  };
  const { name, notes } = chooseSheet(library, {
    file,
    book: parse({ sheetRows: HEAD_ROWS }),
    wanted: sheet,
  });
  const book = parse({ sheetRows: MAX_ROWS + 1, sheets: name });
  const found = book.Sheets[name];
  if (found && dataOf(found).length > MAX_ROWS)
    throw new SourceFileError(
      file,
      null,
      `has more than ${MAX_ROWS.toLocaleString('en-US')} rows. Save it as CSV`,
    );
  repeatMerged(found);
  const zeros = found ? zeroFormulas(found) : [];
  if (zeros.length > 0) {
    const plain = parse({ sheetRows: MAX_ROWS, sheets: name, cellFormula: false }).Sheets[name];
    const cell = withoutResult(zeros, plain, library.utils.encode_cell);
    if (cell !== null)
      throw new SourceFileError(
        file,
        null,
        `sheet "${name}" cell ${cell} holds a formula without a result. Open the workbook in Excel, and save it`,
      );
  }
  notes.push(...linesSaying(textBoxLines(entries), 'a text box'));
  const { cells, isUnclear } = struckCells(entries, book.SheetNames.indexOf(name));
  if (isUnclear) notes.push(`sheet "${hidePrivate(name)}" has a rule that strikes cells through`);
  const count = Math.max(1, dataOf(found).length);
  async function* rows(): AsyncGenerator<Row> {
    for (const row of rowsOf(library, book, name, cells)) {
      progress.read = Math.round((progress.total * row.line) / count);
      yield row;
    }
  }
  const said = found ? sheetNotes(hidePrivate(name), found, library.utils.encode_col) : [];
  return { form: 'table', what: 'workbook', encoding: null, notes: [...notes, ...said], rows: rows() };
}
