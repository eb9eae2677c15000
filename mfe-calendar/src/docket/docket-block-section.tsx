import type { Place, SectionPlace } from '@court/shared/ui/virtual-sections';
import { clockTime, longDate } from '@court/shared/words/court-dates';
import type { ReactNode } from 'react';
import { words } from '../words';
import { BoardSection } from './board-section';
import { type DocketBlock, isActive } from './docket-blocks';
import * as css from './docket-board.module.css';

type Props = {
  block: DocketBlock;
  children: ReactNode;
  place?: SectionPlace;
  heading?: Place | null;
};

/** The hearings of one block under its time and their number. */
export function DocketBlockSection({ block, children, place = null, heading = null }: Props) {
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  const title = (
    <>
      <span className={css.time}>
        {block.time ? clockTime(block.time) : words('row.noTime')}
        {block.time && block.zone && ` ${block.zone.label}`}
      </span>{' '}
      <span className={css.count}>
        {words('count.hearings', { count: active })}
        {inactive > 0 && ` ${words('count.inactive', { count: inactive })}`}
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
