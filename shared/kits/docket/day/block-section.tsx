import { officesAtom } from '@court/contract';
import { BoardSection, longDate, type SectionBox, type VirtualItemProps } from '@court/ui';
import * as css from '@court/ui/row/board-section.module.css';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useDocketConfig } from '../docket-config';
import { type BlockFacts, blockText, type DocketBlock } from './docket-blocks';
import { usePresiderWords } from './use-row-parts';

type Props = {
  block: DocketBlock;
  facts: BlockFacts;
  children: ReactNode;
  /** beside the heading */
  end?: ReactNode;
  /** by which it is found, where several days stand on one page */
  mark?: string;
  level?: 2 | 3;
  place?: SectionBox;
  heading?: VirtualItemProps | null;
};

/**
 * The hearings of one judge at one time, under what is the same for all of them:
 * '9:00 AM CST · Judge Oakesmith · Courtroom 1, San Antonio · By video · 55 hearings'.
 */
export function BlockSection({ block, facts, children, mark = block.key, ...section }: Props) {
  const { messages } = useDocketConfig();
  const presider = usePresiderWords()(block.presiderId);
  const { byId: offices } = useAtomValue(officesAtom);
  const office = offices[facts.officeId ?? '']?.name ?? null;
  const text = blockText(block, facts, messages, { presider, office });
  const title = (
    <>
      <span className={css.time}>{text.time}</span>{' '}
      <span className={css.who}>
        {text.presider && <b>{text.presider}</b>}
        {text.where}
      </span>{' '}
      <span className={css.count}>{text.count}</span>
    </>
  );
  return (
    <BoardSection
      mark={mark}
      title={title}
      {...(block.rows[0] && { day: longDate(block.rows[0].date) })}
      {...section}
    >
      {children}
    </BoardSection>
  );
}
