import { isDay, longDate } from '@court/domain';
import { nearText } from '@court/search';
import { BoardSection, type SectionBox, type VirtualItemProps } from '@court/ui';
import * as board from '@court/ui/row/board-section.module.css';
import type { ReactNode } from 'react';
import { listMessages } from '../messages/list-messages';
import * as css from './list-row.module.css';

type Props = {
  /** YYYY-MM-DD, or the stored text if it is not a date; '' for no date */
  date: string;
  today: string;
  children: ReactNode;
  place?: SectionBox;
  heading?: VirtualItemProps | null;
};

/** The items of a list on one day. `place`: its position in a virtual list. */
export function ListSection({ date, today, children, place = null, heading = null }: Props) {
  const day = isDay(date) ? longDate(date) : date || listMessages('undated');
  const near = nearText(date, today);
  return (
    <BoardSection
      title={
        <>
          <span className={`${board.time} ${css.day}`}>{day}</span>{' '}
          {near && <span className={board.count}>{near}</span>}
        </>
      }
      place={place}
      heading={heading}
      at={{ 'data-date': date } as object}
    >
      {children}
    </BoardSection>
  );
}
