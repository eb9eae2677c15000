import type { DocketRow } from '@court/domain';
import type { DocketBlock } from '../day/docket-blocks';

/** Rows of a block under its heading. `from` is the number of the first row in the block, starting at 1. */
export type LobbyPart = { block: DocketBlock; rows: readonly DocketRow[]; from: number };

/** Height of a heading, in lines. Same as in the CSS file. */
const HEADING_LINES = 1.5;

/**
 * Divides blocks into columns for a screen without scrolling. A column has `lines` lines, which may be a fraction. A
 * block that continues in the next column repeats its heading. No heading is the last line of a column.
 */
export function lobbyColumns(blocks: readonly DocketBlock[], lines: number): LobbyPart[][] {
  const columns: LobbyPart[][] = [];
  let left = 0;
  for (const block of blocks) {
    for (let at = 0; at < block.rows.length; ) {
      if (left < HEADING_LINES + 1) {
        columns.push([]);
        left = Math.max(HEADING_LINES + 1, lines);
      }
      const rows = block.rows.slice(at, at + Math.floor(left - HEADING_LINES));
      columns.at(-1)?.push({ block, rows, from: at + 1 });
      at += rows.length;
      left -= HEADING_LINES + rows.length;
    }
  }
  return columns;
}
