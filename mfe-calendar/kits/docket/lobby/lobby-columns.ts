import type { DocketRow } from '@court/domain';
import { type BlockFacts, type DocketBlock, isOffRow } from '../day/docket-blocks';

/** A row, with the facts that its block's heading does not show: 'Courtroom 2 · In person'; '' if there are none. */
export type LobbyRow = { row: DocketRow; differs: string };

/** A block with its heading's facts and its rows. */
export type LobbyDocket = { block: DocketBlock; facts: BlockFacts; rows: readonly LobbyRow[] };

/** Rows of a block under its heading. `from` is the number of the first row in the block, starting at 1. */
export type LobbyPart = Omit<LobbyDocket, 'rows'> & { rows: LobbyRow[]; from: number };

/** Height of a heading, in lines. Same as in the CSS file. */
const HEADING_LINES = 1.5;

/** Characters of a name that fit on one line. */
const NAME_LENGTH = 40;
/** The same, for a name beside the chip with the status. */
const NAME_LENGTH_BESIDE_STATUS = 24;

/** Whether the name needs two lines. */
export const hasLongName = (row: DocketRow) =>
  row.title.length > (isOffRow(row) ? NAME_LENGTH_BESIDE_STATUS : NAME_LENGTH);

/** Height of a row, in lines. Same as in the CSS file. */
const linesOf = ({ row, differs }: LobbyRow) => 1 + (differs ? 0.5 : 0) + (hasLongName(row) ? 0.5 : 0);

/**
 * Divides blocks into columns for a screen without scrolling. A column has `lines` lines, which may be a fraction. A
 * block that continues in the next column repeats its heading. No heading is the last line of a column.
 */
export function lobbyColumns(dockets: readonly LobbyDocket[], lines: number): LobbyPart[][] {
  const columns: LobbyPart[][] = [];
  let left = 0;
  for (const { rows, ...block } of dockets) {
    let part: LobbyPart | null = null;
    for (const [at, row] of rows.entries()) {
      const height = linesOf(row);
      if (!part || left < height) {
        if (left < HEADING_LINES + height) {
          columns.push([]);
          left = Math.max(HEADING_LINES + height, lines);
        }
        part = { ...block, rows: [], from: at + 1 };
        columns.at(-1)?.push(part);
        left -= HEADING_LINES;
      }
      part.rows.push(row);
      left -= height;
    }
  }
  return columns;
}
