import {
  type BoardProps,
  blockFacts,
  type DocketBlock,
  type DocketConfig,
  docketBlocks,
  EarlierRows,
  endedBlocks,
  linesIn,
  rowSizes,
  saidOf,
  shownBlocks,
  useEarlierBlocks,
  useMoreLines,
  useOpenedContext,
  useReusedKeys,
  useRowParts,
  useSteadyBlocks,
  useVenueZones,
} from '@court/docket';
import { loadExport, loadRecord } from '@court/record';
import { Afterwards, laterPart, usePrinting } from '@court/ui';
import { Suspense, useMemo, useRef } from 'react';
import { HearingBlock, hearingRow, joinOf, type RowContext } from './hearing-block';
import { LISTED } from './hearings';

const factsAndSaid = (block: DocketBlock) => saidOf(block, blockFacts(block));

const LongBoard = laterPart(
  async () => (await import(/* webpackChunkName: "views" */ './long-board')).LongBoard,
  ({ allRows }) => allRows(),
);

const JumpToTime = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ '@court/docket/jump/jump-to-time')).JumpToTime,
);

/**
 * The jump menu is shown above this number of blocks. With fewer, moving past them takes no more keys than the menu.
 */
const MAX_BLOCKS_WITHOUT_JUMP = 2;

/** Scrolls to the estimated position of a block that is not in the document yet. */
function scrollNear(board: HTMLElement, blocks: readonly DocketBlock[], to: DocketBlock): void {
  const { row, heading } = rowSizes();
  const above = blocks.slice(0, blocks.indexOf(to));
  const rows = above.reduce((sum, block) => sum + block.rows.length, 0);
  const top = board.getBoundingClientRect().top + window.scrollY;
  window.scrollTo(0, top + rows * row + above.length * heading);
}

/** Above this number of rows, only the rows near the screen are in the document. */
const MAX_ROWS_IN_DOCUMENT = 500;

/** A day's hearings, block by block. */
export function DocketBoard({ date, today, rows, changedIds, rowsAsSeen, isOther }: BoardProps) {
  const zones = useVenueZones(date);
  const partsOf = useRowParts();
  const ordered = useMemo(() => docketBlocks(rows, zones, 'judgeId'), [rows, zones]);
  const all = useSteadyBlocks(ordered, zones, date);
  const context = useOpenedContext(date);
  const { shown, show, flip } = useEarlierBlocks();
  const isPrinting = usePrinting();
  const ended = useMemo(() => endedBlocks(all, 'hearings', context), [all, context]);
  const earlier = all.slice(0, ended);
  const isFolded = ended > 0 && !isPrinting && !shown.has(date);
  const blocks = useMemo(() => (isFolded ? all.slice(ended) : all), [all, isFolded, ended]);
  const isLong = rows.length > MAX_ROWS_IN_DOCUMENT;
  const limit = useMoreLines(isLong ? 0 : linesIn(blocks), date);
  const said = useMemo(() => new Map(blocks.map((block) => [block, factsAndSaid(block)])), [blocks]);
  const factsOf = (block: DocketBlock) => said.get(block) ?? factsAndSaid(block);
  const board = useRef<HTMLDivElement>(null);
  // the zones are of one day, and other zones give every block another key
  const keyOf = useReusedKeys(zones ?? date, board);
  const rowContext: RowContext = { partsOf, keyOf, changedIds, rowsAsSeen, today };
  const sections = (most: number) =>
    shownBlocks(blocks, most).map(({ block, rows: own }) => (
      <HearingBlock
        key={keyOf('', block.key)}
        block={block}
        facts={factsOf(block)}
        count={own.length}
        day={rows}
        isOther={isOther}
        {...rowContext}
      />
    ));
  return (
    <div ref={board}>
      {all.length > MAX_BLOCKS_WITHOUT_JUMP && (
        <Afterwards>
          <JumpToTime
            blocks={all}
            onJump={(to) => {
              if (earlier.includes(to)) show(date);
              if (isLong && board.current) scrollNear(board.current, all, to);
            }}
          />
        </Afterwards>
      )}
      {ended > 0 && (
        <EarlierRows
          rows={earlier.flatMap((block) => block.rows)}
          changedIds={changedIds}
          isShown={!isFolded}
          onFlip={() => flip(date)}
        />
      )}
      {isLong ? (
        <Suspense fallback={sections(limit)}>
          <LongBoard
            key={date}
            blocks={blocks}
            factsOf={factsOf}
            joinOf={(block, facts) => joinOf(block, facts, rows)}
            renderRow={(each, block, place) => hearingRow(rowContext, block, factsOf(block), each, place)}
            allRows={() => sections(linesIn(blocks))}
          />
        </Suspense>
      ) : (
        sections(limit)
      )}
    </div>
  );
}

/** Configuration of the hearings area. Hearings are sorted by the time at which they are called. */
export const HEARINGS: DocketConfig = {
  ...LISTED,
  loadExport,
  loadRecordPane: async () => (await loadRecord()).HearingPane,
  Board: DocketBoard,
};
