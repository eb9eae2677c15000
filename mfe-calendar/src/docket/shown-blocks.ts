import type { DocketBlock } from '@court/docket';
import type { DocketRow } from '@court/records';

/** A block and the rows of it that are in the document already. */
export type ShownBlock = { block: DocketBlock; rows: readonly DocketRow[] };

/** The first `most` rows, in their blocks. */
export function shownBlocks(blocks: readonly DocketBlock[], most: number): ShownBlock[] {
  const shown: ShownBlock[] = [];
  let left = most;
  for (const block of blocks) {
    if (left <= 0) break;
    const rows = block.rows.length <= left ? block.rows : block.rows.slice(0, left);
    shown.push({ block, rows });
    left -= rows.length;
  }
  return shown;
}
