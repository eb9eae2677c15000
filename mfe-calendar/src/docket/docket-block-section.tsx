import { BoardSection, type DocketBlock, isActive, rowMessages, useDocketConfig } from '@court/docket';
import * as css from '@court/docket/day/docket-board.module.css';
import { clockTime, longDate, type SectionBox, type VirtualItemProps } from '@court/ui';
import type { ReactNode } from 'react';

type Props = {
  block: DocketBlock;
  children: ReactNode;
  place?: SectionBox;
  heading?: VirtualItemProps | null;
};

/** The hearings of one block under its time and their number. */
export function DocketBlockSection({ block, children, place = null, heading = null }: Props) {
  const { messages } = useDocketConfig();
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  const title = (
    <>
      <span className={css.time}>
        {block.time ? clockTime(block.time) : rowMessages('row.noTime')}
        {block.time && block.zone && ` ${block.zone.label}`}
      </span>{' '}
      <span className={css.count}>
        {messages('count.hearings', { count: active })}
        {inactive > 0 && ` ${rowMessages('count.inactive', { count: inactive })}`}
      </span>
    </>
  );
  return (
    <BoardSection
      title={title}
      {...(block.rows[0] && { day: longDate(block.rows[0].date) })}
      place={place}
      heading={heading}
    >
      {children}
    </BoardSection>
  );
}
