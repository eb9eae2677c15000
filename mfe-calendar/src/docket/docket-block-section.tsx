import { type BlockFacts, BlockTitle, type DocketBlock } from '@court/docket';
import { BoardSection, longDate, type SectionBox, type VirtualItemProps } from '@court/ui';
import { lazy, type ReactNode, Suspense } from 'react';

const JoinBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "more" */ './join-block')).JoinBlock,
}));

type Props = {
  block: DocketBlock;
  facts: BlockFacts;
  children: ReactNode;
  place?: SectionBox;
  heading?: VirtualItemProps | null;
};

/** The hearings of one judge at one time, under what is the same for all of them. */
export function DocketBlockSection({ block, facts, children, place = null, heading = null }: Props) {
  return (
    <BoardSection
      mark={block.key}
      title={<BlockTitle block={block} facts={facts} />}
      end={
        facts.online && (
          <Suspense>
            <JoinBlock block={block} mark={facts.online} />
          </Suspense>
        )
      }
      {...(block.rows[0] && { day: longDate(block.rows[0].date) })}
      place={place}
      heading={heading}
    >
      {children}
    </BoardSection>
  );
}
