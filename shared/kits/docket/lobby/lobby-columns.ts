import type { DocketRow } from '@court/records';
import type { DocketBlock } from '../day/docket-blocks';

/** Rows of a block under its heading; `from` counts in the block, from 1. */
export type LobbyPart = { block: DocketBlock; rows: readonly DocketRow[]; from: number };

/**
 * The columns of a display on which nobody scrolls: each holds `lines` lines, a heading takes one, and a block that goes on
 * in the next column has its heading there again. No heading stands alone at a column's foot.
 */
export function lobbyColumns(blocks: readonly DocketBlock[], lines: number): LobbyPart[][] {
  const columns: LobbyPart[][] = [];
  let left = 0;
  for (const block of blocks) {
    for (let at = 0; at < block.rows.length; ) {
      if (left < 2) {
        columns.push([]);
        left = Math.max(2, lines);
      }
      const rows = block.rows.slice(at, at + left - 1);
      columns.at(-1)?.push({ block, rows, from: at + 1 });
      at += rows.length;
      left -= 1 + rows.length;
    }
  }
  return columns;
}
