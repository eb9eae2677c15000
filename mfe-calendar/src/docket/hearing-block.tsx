import {
  type BlockFacts,
  BlockSection,
  type BoardProps,
  type DocketBlock,
  HearingRow,
  type useRowParts,
} from '@court/docket';
import type { DocketRow } from '@court/domain';
import { Afterwards, laterPart, type VirtualItemProps } from '@court/ui';
import { memo } from 'react';

const JoinBlock = laterPart(
  async () => (await import(/* webpackChunkName: "more" */ './join-block')).JoinBlock,
);

/** The link to the online meeting that all hearings of a block share, if there is one. */
export const joinOf = (block: DocketBlock, { online, how }: BlockFacts, day: readonly DocketRow[]) =>
  online && (
    <Afterwards>
      <JoinBlock block={block} day={day} mark={online} how={how} />
    </Afterwards>
  );

/** What a row needs besides its block. */
export type RowContext = Pick<BoardProps, 'today' | 'changedIds' | 'rowsAsSeen'> & {
  partsOf: ReturnType<typeof useRowParts>;
  /** React key of a row within its block */
  keyOf: (list: string, id: string) => number;
};

/** A row of `block`. `facts`: those that the heading of the block shows. */
export const hearingRow = (
  { partsOf, keyOf, changedIds, rowsAsSeen, today }: RowContext,
  block: DocketBlock,
  facts: BlockFacts,
  row: DocketRow,
  place: VirtualItemProps | null = null,
) => (
  <HearingRow
    key={keyOf(block.key, row.id)}
    row={row}
    {...partsOf(row, block.zone)}
    said={facts}
    changed={changedIds.has(row.id)}
    first={rowsAsSeen.get(row.id) ?? null}
    today={today}
    place={place}
  />
);

type Props = RowContext & {
  block: DocketBlock;
  facts: BlockFacts;
  /** number of its rows that are in the document already */
  count: number;
  /** the rows of the whole day */
  day: readonly DocketRow[];
  isOther: boolean | undefined;
};

/** A block with its first rows. It does not render again when rows are added to another block. */
export const HearingBlock = memo(({ block, facts, count, day, isOther, ...context }: Props) => (
  <BlockSection block={block} facts={facts} end={joinOf(block, facts, day)} isOther={isOther}>
    {block.rows.slice(0, count).map((row) => hearingRow(context, block, facts, row))}
  </BlockSection>
));
