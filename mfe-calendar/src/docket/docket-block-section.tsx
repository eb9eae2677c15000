import { officesAtom } from '@court/contract';
import { type BlockFacts, type DocketBlock, usePresiderName } from '@court/docket';
import { BoardSection, longDate, type SectionBox, type VirtualItemProps } from '@court/ui';
import * as css from '@court/ui/row/board-section.module.css';
import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { headingText } from '../hearings';

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
  const nameOf = usePresiderName();
  const { byId: offices } = useAtomValue(officesAtom);
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const text = headingText(block, facts, { judge: nameOf(block.presiderId), office });
  const title = (
    <>
      <span className={css.time}>{text.time}</span>{' '}
      <span className={css.who}>
        {text.judge && <b>{text.judge}</b>}
        {text.where}
      </span>{' '}
      <span className={css.count}>{text.count}</span>
    </>
  );
  return (
    <BoardSection
      mark={block.key}
      title={title}
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
