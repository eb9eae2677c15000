import type { FirstPaint } from '@court/contract';
import {
  docketBlocks,
  EarlierRows,
  endedBlocks,
  FirstBlock,
  type FirstBoard,
  type FirstListing,
  firstDocket,
  shownBlocks,
} from '@court/docket/first-paint';
import { LISTED } from './docket/hearings';

const blocksOf = ({ rows, zones }: FirstListing) => docketBlocks(rows, zones, 'judgeId');

/** The day's hearings, with the markup of DocketBoard. */
function Board({ blocks, ...board }: FirstBoard & { blocks: ReturnType<typeof blocksOf> }) {
  const ended = endedBlocks(blocks, 'hearings', board.context);
  return (
    <div>
      {ended > 0 && <EarlierRows rows={blocks.slice(0, ended).flatMap(({ rows }) => rows)} />}
      {shownBlocks(blocks.slice(ended), board.most).map((shown, at) => (
        <FirstBlock key={shown.block.key} id={`first-${at}`} shown={shown} board={board} listed={LISTED} />
      ))}
    </div>
  );
}

/** The first paint of the day's docket, with the markup of DocketPage. */
export const calendar: FirstPaint = (page) => firstDocket(page, { listed: LISTED, blocksOf, Board });

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push((page) => (page.path === '/calendar' ? calendar(page) : null));
