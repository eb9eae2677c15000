import type { FirstPaint } from '@court/contract';
import {
  docketBlocks,
  endedBlocks,
  type FirstBoard,
  firstBlock,
  firstDocket,
  firstEarlier,
  shownBlocks,
} from '@court/docket/first-paint';
import { LISTED } from './hearings';

/** The day's hearings, as DocketBoard draws them. */
function drawBoard(board: FirstBoard): Node[] {
  const blocks = docketBlocks(board.rows, board.zones, 'judgeId');
  const ended = endedBlocks(blocks, 'hearings', board.context);
  const drawn = shownBlocks(blocks.slice(ended), board.most).map((shown, at) =>
    firstBlock(shown, board, LISTED, { id: `first-${at}` }),
  );
  return ended > 0 ? [firstEarlier(blocks.slice(0, ended).flatMap(({ rows }) => rows)), ...drawn] : drawn;
}

/** The day's docket, as DocketPage draws it. */
export const calendar: FirstPaint = (page) => firstDocket(page, { listed: LISTED, drawBoard });

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/calendar' ? calendar(page) : null));
