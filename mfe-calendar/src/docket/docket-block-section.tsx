import { BoardSection, type DocketBlock, isActive, words as rowWords, useDocketArea } from '@court/docket';
import * as css from '@court/docket/day/docket-board.module.css';
import { clockTime, longDate, type Place, type SectionPlace } from '@court/ui';
import type { ReactNode } from 'react';

type Props = {
  block: DocketBlock;
  children: ReactNode;
  place?: SectionPlace;
  heading?: Place | null;
};

/** The hearings of one block under its time and their number. */
export function DocketBlockSection({ block, children, place = null, heading = null }: Props) {
  const { words } = useDocketArea();
  const active = block.rows.filter(isActive).length;
  const inactive = block.rows.length - active;
  const title = (
    <>
      <span className={css.time}>
        {block.time ? clockTime(block.time) : rowWords('row.noTime')}
        {block.time && block.zone && ` ${block.zone.label}`}
      </span>{' '}
      <span className={css.count}>
        {words('count.hearings', { count: active })}
        {inactive > 0 && ` ${rowWords('count.inactive', { count: inactive })}`}
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
