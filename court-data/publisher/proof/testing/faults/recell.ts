import { columnAt, hearingLines, type Line, mustAsk, recell, type Sheet } from '../printing/sheet';
import type { Hearing } from '../printing/truth';
import type { FaultContext } from './fault';

/** Words that case systems print in an empty cell. */
export const EMPTY = ['NULL', 'N/A', '#REF!', '--', 'TBD', '\\N', '(null)', 'n/a', '#N/A', 'None'];

/** Changes the cells of one hearing in a column. */
export function recellOne(
  sheet: Sheet,
  means: string,
  context: FaultContext,
  change: (cell: string, hearing: Hearing) => string,
  fits: (hearing: Hearing) => boolean = () => true,
): Sheet {
  const fitting = hearingLines(sheet).filter(({ hearing }) => hearing && fits(hearing));
  if (fitting.length === 0 || columnAt(sheet, means) < 0) return sheet;
  const { hearing: chosen } = context.pick<Line>(fitting);
  return recell(sheet, means, (cell, { hearing }) =>
    hearing && hearing === chosen ? change(cell, hearing) : cell,
  );
}

/** Changes the filled cells of several columns. */
export const recellAll = (sheet: Sheet, fields: readonly string[], change: (cell: string) => string): Sheet =>
  fields.reduce((done, field) => recell(done, field, (cell) => (cell === '' ? '' : change(cell))), sheet);

/** Requires a question if a cell of a publishable hearing changed. */
export function asksIfChanged(before: Sheet, after: Sheet, why: string): Sheet {
  const isChanged = after.lines.some(
    ({ hearing, cells }, row) =>
      hearing && !hearing.sealed && cells.join('\n') !== before.lines[row]?.cells.join('\n'),
  );
  return isChanged ? mustAsk(after, why) : after;
}

export const dayColumn = (sheet: Sheet) => (columnAt(sheet, 'date') >= 0 ? 'date' : 'dateTime');
