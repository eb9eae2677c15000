import type { DocketRow } from '@court/domain';
import { startTransition, useEffect, useState } from 'react';
import type { DocketBlock } from './docket-blocks';

/** Minimum height of a row in px (row-base.module.css of the ui kit). */
const MIN_ROW_PX = 47;
/** Number of rows to render per step without a dropped frame. */
const ROWS_PER_STEP = 20;

/** Maximum number of rows on the first screen. */
export const screenful = () => Math.ceil(window.innerHeight / MIN_ROW_PX);

/** Number of rows (out of `total`) to render: one screenful at once, then the others in short steps. */
export function useMoreRows(total: number): number {
  const [limit, setLimit] = useState(screenful);
  useEffect(() => {
    if (limit >= total) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // paint the current rows first
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLimit(limit + ROWS_PER_STEP)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [limit, total]);
  return limit;
}

/** Estimated heights of rows and headings in px, until they are measured. */
export function rowSizes() {
  const isAtLeast = (width: number) => window.matchMedia?.(`(min-width: ${width}px)`).matches ?? true;
  const [row, heading] = isAtLeast(948) ? [47, 40] : isAtLeast(600) ? [53, 40] : [77, 52];
  return { row, heading, gap: 0 };
}

/** A block and its rows that are already in the document. */
export type ShownBlock<Block extends DocketBlock = DocketBlock> = {
  block: Block;
  rows: readonly DocketRow[];
};

/** The first `most` rows, in their blocks. */
export function shownBlocks<Block extends DocketBlock>(
  blocks: readonly Block[],
  most: number,
): ShownBlock<Block>[] {
  const shown: ShownBlock<Block>[] = [];
  let left = most;
  for (const block of blocks) {
    if (left <= 0) break;
    const rows = block.rows.length <= left ? block.rows : block.rows.slice(0, left);
    shown.push({ block, rows });
    left -= rows.length;
  }
  return shown;
}
