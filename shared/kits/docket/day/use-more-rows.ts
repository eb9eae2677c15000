import type { DocketRow } from '@court/records';
import { startTransition, useEffect, useState } from 'react';
import type { DocketBlock } from './docket-blocks';

/** px of the lowest row (row-base.module.css of the ui kit) */
const LOWEST_ROW = 47;
/** As many rows as are put in without a screen being late. */
const STEP = 20;

/** How many rows are on the first screen at the most. */
export const screenful = () => Math.ceil(window.innerHeight / LOWEST_ROW);

/** How many of `total` rows to put into the document: a screenful at once, the others in short steps after it. */
export function useMoreRows(total: number): number {
  const [limit, setLimit] = useState(screenful);
  useEffect(() => {
    if (limit >= total) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // what is there is drawn first
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLimit(limit + STEP)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [limit, total]);
  return limit;
}

/** What rows and headings are expected to measure, in px, until they have been measured. */
export function rowSizes() {
  const isAtLeast = (width: number) => window.matchMedia?.(`(min-width: ${width}px)`).matches ?? true;
  const [row, heading] = isAtLeast(948) ? [47, 40] : isAtLeast(600) ? [53, 40] : [77, 44];
  return { row, heading, gap: 0 };
}

/** A block and the rows of it that are in the document already. */
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
