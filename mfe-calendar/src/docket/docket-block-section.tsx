import { officesAtom } from '@court/contract';
import {
  type BlockFacts,
  blockTime,
  type DocketBlock,
  isActive,
  rowMessages,
  useDocketConfig,
  usePresiderWords,
  whereWords,
} from '@court/docket';
import { BoardSection, longDate, type SectionBox, type VirtualItemProps } from '@court/ui';
import * as css from '@court/ui/row/board-section.module.css';
import { useAtomValue } from 'jotai';
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
  const { messages } = useDocketConfig();
  const presiderOf = usePresiderWords();
  const { byId: offices } = useAtomValue(officesAtom);
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const judge = presiderOf(block.presiderId);
  const where = whereWords(facts, office);
  const title = (
    <>
      <span className={css.time}>{blockTime(block)}</span>{' '}
      <span className={css.who}>
        {judge && <b>{judge}</b>}
        {where.length > 0 && `${judge ? ' · ' : ''}${where.join(' · ')}`}
      </span>{' '}
      <span className={css.count}>
        {messages('count.hearings', { count: active })}
        {inactive > 0 && ` ${rowMessages('count.inactive', { count: inactive })}`}
      </span>
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
