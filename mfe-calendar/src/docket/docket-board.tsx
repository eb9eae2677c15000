import {
  type BlockFacts,
  type BoardProps,
  blockFacts,
  type DocketBlock,
  docketBlocks,
  HearingRow,
  useMoreRows,
  useRowParts,
  useSteadyBlocks,
  useVenueZones,
} from '@court/docket';
import type { DocketRow } from '@court/records';
import type { VirtualItemProps } from '@court/ui';
import { useAppLinks } from '@court/ui';
import { lazy, Suspense, useMemo } from 'react';
import { DocketBlockSection } from './docket-block-section';

/** A block and the rows of it that are in the document already. */
type ShownBlock = { block: DocketBlock; rows: readonly DocketRow[] };

/** The first `most` rows, in their blocks. */
function shownBlocks(blocks: readonly DocketBlock[], most: number): ShownBlock[] {
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

type BlockSaid = BlockFacts & { time?: string; presiderId?: string | null };
const NOTHING_SAID: BlockSaid = { place: null, officeId: null, how: null, online: null };

/** What the heading of a block says, so that its rows need not. */
const saidOf = (block: DocketBlock): BlockSaid => ({
  ...blockFacts(block),
  time: block.time,
  presiderId: block.presiderId,
});

const LongBoard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ './long-board')).LongBoard,
}));

/** Past these, only the rows near the screen are in the document. */
const MOST_ROWS = 500;

/** A day's hearings, block by block. */
export function DocketBoard({ date, today, rows, changedIds, firstRows }: BoardProps) {
  const zones = useVenueZones(date);
  const partsOf = useRowParts();
  const follow = useAppLinks();
  const ordered = useMemo(() => docketBlocks(rows, zones, 'judgeId'), [rows, zones]);
  const blocks = useSteadyBlocks(ordered, zones);
  const isLong = rows.length > MOST_ROWS;
  const limit = useMoreRows(isLong ? 0 : rows.length);
  const said = useMemo(() => new Map(blocks.map((block) => [block.key, saidOf(block)])), [blocks]);
  const row = (each: DocketRow, block: DocketBlock, place: VirtualItemProps | null = null) => (
    <HearingRow
      key={each.id}
      row={each}
      {...partsOf(each, block.zone)}
      said={said.get(block.key) ?? NOTHING_SAID}
      changed={changedIds.has(each.id)}
      first={firstRows.get(each.id) ?? null}
      today={today}
      place={place}
    />
  );
  const factsOf = (block: DocketBlock) => said.get(block.key) ?? NOTHING_SAID;
  const sections = (most: number) =>
    shownBlocks(blocks, most).map(({ block, rows: shown }) => (
      <DocketBlockSection key={block.key} block={block} facts={factsOf(block)}>
        {shown.map((each) => row(each, block))}
      </DocketBlockSection>
    ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
    <div onClick={follow}>
      {isLong ? (
        <Suspense fallback={sections(limit)}>
          <LongBoard blocks={blocks} factsOf={factsOf} renderRow={row} />
        </Suspense>
      ) : (
        sections(limit)
      )}
    </div>
  );
}
