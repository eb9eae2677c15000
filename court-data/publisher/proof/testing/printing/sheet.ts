import type { Hearing } from './truth';

/** A party of a hearing, in an export with one row for each party. */
export type RowParty = { name: string; role: string; isDebtor: boolean };

/** A printed row. `hearing` is its true hearing; null for a row that is not a hearing. */
export type Line = { hearing: Hearing | null; party: RowParty | null; cells: string[] };

/**
 * A column, and its true meaning: a field of ours, `ignore`, `part` (joined with the other parts to the case title) or `role`.
 */
export type Column = { heading: string; means: string };

/** A printed table, before it becomes a file. */
export type Sheet = {
  columns: Column[];
  lines: Line[];
  /** rows above the headings, and below the last row */
  above: string[][];
  below: string[][];
  /** headings whose blank cells repeat the cell above */
  carried: string[];
  /** reasons for which a question is required; not required if the column of this meaning is ignored by name */
  mustAsk: { why: string; means: string | null }[];
  /** private numbers that no message may contain */
  secrets: string[];
};

/** Marks the sheet as ambiguous, so that a question is required. */
export const mustAsk = (sheet: Sheet, why: string, means: string | null = null): Sheet => ({
  ...sheet,
  mustAsk: [...sheet.mustAsk, { why, means }],
});

/** Picks items by a generated number, so that a counterexample stays small in print. */
export type Pick = <T>(items: readonly T[]) => T;

export function pickBy(salt: number): Pick {
  let state = (salt + 1) >>> 0;
  return <T>(items: readonly T[]): T => {
    // xorshift: any sequence is sufficient
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    const item = items[state % items.length];
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return item as T;
  };
}

export const columnAt = ({ columns }: Sheet, means: string): number =>
  columns.findIndex((column) => column.means === means);

/** The rows that are hearings. */
export const hearingLines = ({ lines }: Sheet): Line[] => lines.filter(({ hearing }) => hearing !== null);

/** Replaces the text in the cells of a column. */
export function recell(
  sheet: Sheet,
  means: string,
  change: (cell: string, line: Line, row: number) => string,
): Sheet {
  const at = columnAt(sheet, means);
  if (at < 0) return sheet;
  return {
    ...sheet,
    lines: sheet.lines.map((line, row) =>
      line.hearing === null
        ? line
        : {
            ...line,
            cells: line.cells.map((cell, column) => (column === at ? change(cell, line, row) : cell)),
          },
    ),
  };
}

/** Inserts a column at a position, from 0. */
export function addColumn(
  sheet: Sheet,
  column: Column,
  print: (hearing: Hearing, row: number) => string,
  place: number,
): Sheet {
  const put = <T>(items: readonly T[], item: T) => items.toSpliced(Math.min(place, items.length), 0, item);
  return {
    ...sheet,
    columns: put(sheet.columns, column),
    lines: sheet.lines.map((line, row) => ({
      ...line,
      cells: put(line.cells, line.hearing === null ? '' : print(line.hearing, row)),
    })),
  };
}
