import type { CellObject, WorkSheet } from '@e965/xlsx';
import { proposeValue } from '../moments/closed-values';
import type { Row } from '../source-file';
import { caseIn } from '../text/case-cells';
import { hidePrivate } from '../text/private-data';
import { strayWordAbove, strayWordBeside } from '../text/stray-words';
import { rangesText } from './export-file';
import { looksLikeHeadings } from './headings';

type Cells = (CellObject | undefined)[];

type Line = { hidden?: boolean | undefined; hpt?: number | undefined; width?: number | undefined };

/** Rows or columns that are hidden, or have no height or width. */
const hiddenIn = (list: readonly (Line | undefined)[] | undefined) =>
  [...(list ?? [])].flatMap((one, at) => (one?.hidden || one?.hpt === 0 || one?.width === 0 ? [at] : []));

/**
 * Formula cells with the result 0 or without a result. The library only distinguishes these when it reads without
 * formulas.
 */
export function zeroFormulas(sheet: WorkSheet): { row: number; column: number }[] {
  return ((sheet['!data'] ?? []) as Cells[]).flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell?.f !== undefined && cell.v === 0 ? [{ row, column }] : [])),
  );
}

/** The first of these cells that is missing in a sheet read without formulas. Null if all have a result. */
export function withoutResult(
  cells: ReturnType<typeof zeroFormulas>,
  plain: WorkSheet | undefined,
  nameOf: (cell: { r: number; c: number }) => string,
): string | null {
  const data = (plain?.['!data'] ?? []) as Cells[];
  const found = cells.find(({ row, column }) => data[row]?.[column]?.v === undefined);
  return found ? nameOf({ r: found.row, c: found.column }) : null;
}

/** Notes for the clerk about a sheet: hidden rows and columns, which are also read, and merged cells. */
export function sheetNotes(name: string, sheet: WorkSheet, columnName: (at: number) => string): string[] {
  const data = (sheet['!data'] ?? []) as Cells[];
  const rows = hiddenIn(sheet['!rows']).filter((at) => data[at]?.some((cell) => cell?.v !== undefined));
  const columns = hiddenIn(sheet['!cols']).filter((at) => data.some((cells) => cells?.[at]?.v !== undefined));
  const merged = sheet['!merges']?.filter(({ s, e }) => s.r !== e.r).length ?? 0;
  const notes: string[] = [];
  if (rows.length > 0)
    notes.push(
      `sheet "${name}" has ${rows.length} hidden rows, which are read too: ${rangesText(rows, (at) => String(at + 1))}`,
    );
  if (columns.length > 0)
    notes.push(
      `sheet "${name}" has ${columns.length} hidden columns, which are read too: ${rangesText(columns, columnName)}`,
    );
  if (merged > 0)
    notes.push(
      `sheet "${name}" has ${merged} cells merged over rows: their text is read in each of the rows`,
    );
  const comments = data.flatMap((cells) =>
    (cells ?? []).flatMap((cell) => cell?.c?.map(({ t }) => t ?? '') ?? []),
  );
  const words = new Set(comments.flatMap((text) => strayWordAbove(text)?.word ?? []));
  for (const word of words) notes.push(`sheet "${name}" has comments that say “${word}”`);
  return notes;
}

const MAX_LINE = 120;
/** Matches a status without further words. */
const isStatus = (cell: string) =>
  /^[^\s\d]+(?: [^\s\d]+)?$/.test(cell) && proposeValue('status', cell, null).ours !== null;
/** The first cell of a list that explains codes. */
const LEGEND = /^(?:codes?|abbreviations?|legend|key|status(?:es)?|terms?|words?)\b/i;

/** Lines that change hearings, as notes. `place` is the sheet or text box. */
export const linesSaying = (lines: readonly string[], place: string): string[] =>
  lines
    .filter((line) => strayWordBeside(line) !== null)
    .map((line) => hidePrivate(line).replace(/\s+/g, ' ').trim().slice(0, MAX_LINE).trim())
    .map((line) => `workbook has a line “${line}” in ${place}`);

const isHeadingRow = (cells: readonly string[]) =>
  cells.filter(Boolean).length > 2 && looksLikeHeadings(cells);

/** The lines of a sheet that is not read, without its headings, its cases, and a list of statuses or codes. */
export function linesOf(rows: readonly Row[]): string[] {
  const statuses = new Set(rows.flatMap(({ cells }) => cells.filter(isStatus)));
  const isListed = (cell: string) => statuses.size > 1 && statuses.has(cell);
  const isLegend = LEGEND.test(rows.find(({ cells }) => cells.filter(Boolean).length > 1)?.cells[0] ?? '');
  return rows
    .filter(({ cells }) => !isHeadingRow(cells) && caseIn(cells) === null)
    .map(({ cells }) => cells.filter(Boolean))
    .filter((cells) => !isLegend || cells.length < 2)
    .map((cells) => cells.filter((cell) => !isListed(cell)).join(' '));
}
