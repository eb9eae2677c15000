import type { FirstPaint } from '@court/contract';
import {
  docketBlocks,
  type FirstBoard,
  firstBlock,
  firstDocket,
  shownBlocks,
} from '@court/docket/first-paint';
import { LISTED } from './hearings';

/** The day's hearings, as DocketBoard draws them. */
const drawBoard = (board: FirstBoard): Node[] =>
  shownBlocks(docketBlocks(board.rows, board.zones, 'judgeId'), board.most).map((shown, at) =>
    firstBlock(shown, board, LISTED, { id: `first-${at}` }),
  );

/** The day's docket, as DocketPage draws it. */
export const calendar: FirstPaint = (page) => firstDocket(page, { listed: LISTED, drawBoard });

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/calendar' ? calendar(page) : null));
