import type { CellObject, WorkSheet } from '@e965/xlsx';
import { SourceFileError } from '../source-file';
import { rangesText } from './export-file';

type Cells = (CellObject | undefined)[];

const hiddenIn = (list: readonly ({ hidden?: boolean | undefined } | undefined)[] | undefined) =>
  [...(list ?? [])].flatMap((one, at) => (one?.hidden ? [at] : []));

/**
 * What a clerk should know of a sheet that is read whole: its hidden rows and columns, and merged cells. Throws
 * SourceFileError for a formula without a result.
 */
export function sheetNotes(
  file: string,
  name: string,
  sheet: WorkSheet,
  columnName: (at: number) => string,
): string[] {
  const data = (sheet['!data'] ?? []) as Cells[];
  for (const [at, cells] of data.entries()) {
    const column = cells?.findIndex((cell) => cell?.f !== undefined && cell.v === undefined) ?? -1;
    if (column < 0) continue;
    throw new SourceFileError(
      file,
      null,
      `sheet "${name}" cell ${columnName(column)}${at + 1} holds a formula without a result. Open the workbook in Excel, and save it`,
    );
  }
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
      `sheet "${name}" has ${merged} cells merged over rows: their text is read in the first row alone`,
    );
  return notes;
}
