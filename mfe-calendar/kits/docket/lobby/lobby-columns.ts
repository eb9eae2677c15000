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

/** Maximum number of lines of a name. A longer name is cut. */
const MAX_NAME_LINES = 6;

/** Number of lines that the name needs. */
export function nameLines(row: DocketRow): number {
  const length = isOffRow(row) ? NAME_LENGTH_BESIDE_STATUS : NAME_LENGTH;
  let lines = 1;
  let used = 0;
  for (const word of row.title.split(/\s+/)) {
    const next = used > 0 ? used + 1 + word.length : word.length;
    const isFull = used > 0 && next > length;
    if (isFull) lines += 1;
    used = isFull ? word.length : next;
    // a word longer than a line is broken
    for (; used > length; used -= length) lines += 1;
  }
  return Math.min(lines, MAX_NAME_LINES);
}

/** Height of a row, in lines. Same as in the CSS file. */
function linesOf({ row, differs }: LobbyRow): number {
  const more = nameLines(row) - 1;
  return 1 + (differs ? 0.5 : 0) + (more > 0 ? 0.5 + 0.65 * (more - 1) : 0);
}

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
