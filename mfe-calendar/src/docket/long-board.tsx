import { type BlockFacts, BlockSection, type DocketBlock, rowSizes } from '@court/docket';
import type { DocketRow } from '@court/domain';
import { type VirtualItemProps, VirtualSections } from '@court/ui';
import type { ReactNode } from 'react';

type Props = {
  blocks: readonly DocketBlock[];
  factsOf: (block: DocketBlock) => BlockFacts;
  joinOf: (block: DocketBlock, facts: BlockFacts) => ReactNode;
  renderRow: (row: DocketRow, block: DocketBlock, place?: VirtualItemProps | null) => ReactNode;
  /** renders all rows if this file cannot load */
  allRows: () => ReactNode;
};

const idOf = (row: DocketRow) => row.id;

/** A day with many hundred hearings. Only those near the screen are in the document. */
export function LongBoard({ blocks, factsOf, joinOf, renderRow }: Props) {
  return (
    <VirtualSections<DocketRow, DocketBlock>
      sections={blocks}
      rowKey={idOf}
      sizes={rowSizes()}
      renderRow={(row, block, place) => renderRow(row, block, place)}
      renderSection={(block, rows, place, heading) => (
        <BlockSection
          key={block.key}
          block={block}
          facts={factsOf(block)}
          end={joinOf(block, factsOf(block))}
          place={place}
          heading={heading}
        >
          {rows}
        </BlockSection>
      )}
    />
  );
}
