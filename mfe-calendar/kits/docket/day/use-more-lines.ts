import type { DocketRow } from '@court/domain';
import { afterPaint } from '@court/ui';
import { useEffect, useRef } from 'react';
import type { DocketBlock } from './docket-blocks';
import { usePageState } from './use-page-state';

/** Number of lines of a step: the first, the fewest and the most. */
const STEP = { first: 6, min: 4, max: 40 };

/** Time in ms from a step to the paint after it. A frame takes 16.7, and a task of 50 delays a press. */
const STEP_MS = 25;

/** Estimated heights of rows and headings in px, until they are measured. */
export function rowSizes() {
  const isAtLeast = (width: number) => window.matchMedia?.(`(min-width: ${width}px)`).matches ?? true;
  const [row, heading] = isAtLeast(948) ? [47, 40] : isAtLeast(600) ? [53, 40] : [77, 52];
  return { row, heading, gap: 0 };
}

/** Height in px of the bar and of the row of controls, which are above the first line on every screen. */
const ABOVE_LINES = 100;

/** Number of lines on the first screen. A line is a row or the heading of a block. */
export const screenful = () => Math.ceil((window.innerHeight - ABOVE_LINES) / rowSizes().row) + 1;

/** Number of lines in `blocks`. */
export const linesIn = (blocks: readonly { rows: readonly unknown[] }[]) =>
  blocks.reduce((sum, { rows }) => sum + 1 + rows.length, 0);

/**
 * Number of lines (out of `total`) to render: one screenful at once, then the others in steps as long as this device
 * manages between two paints. Begins again when `page` changes.
 */
export function useMoreLines(total: number, page: string): number {
  const [limit, setLimit] = usePageState(page, screenful);
  const step = useRef({ lines: STEP.first, began: 0 });
  useEffect(() => {
    if (limit >= total) return;
    return afterPaint(() => {
      const { lines, began } = step.current;
      const now = performance.now();
      const next = began === 0 ? lines : Math.round((lines * STEP_MS) / (now - began));
      step.current = { lines: Math.min(STEP.max, Math.max(STEP.min, next)), began: now };
      setLimit(limit + step.current.lines);
    });
  }, [limit, total, setLimit]);
  return limit;
}

/** A block and its rows that are already in the document. */
export type ShownBlock<Block extends DocketBlock = DocketBlock> = {
  block: Block;
  rows: readonly DocketRow[];
};

/**
 * The blocks of the first `most` lines, with their rows. `heading` is the number of lines of a block's heading: 0 if
 * it is beside the rows.
 */
export function shownBlocks<Block extends DocketBlock>(
  blocks: readonly Block[],
  most: number,
  heading = 1,
): ShownBlock<Block>[] {
  const shown: ShownBlock<Block>[] = [];
  let left = most;
  for (const block of blocks) {
    left -= heading;
    if (left <= 0) break;
    const rows = block.rows.length <= left ? block.rows : block.rows.slice(0, left);
    shown.push({ block, rows });
    left -= rows.length;
  }
  return shown;
}
