import { isDay } from '@court/records';
import * as detail from '@court/search/screens/detail-screen.module.css';
import { longDate, type SectionBox, type VirtualItemProps } from '@court/ui';
import { type ReactNode, useId } from 'react';
import { listMessages } from '../messages/list-messages';
import * as css from './lists.module.css';

type Props = {
  /** YYYY-MM-DD, or what was kept instead; '' for none */
  date: string;
  today: string;
  children: ReactNode;
  place?: SectionBox;
  heading?: VirtualItemProps | null;
};

/** What stands on a list under one day; at a place of its own where not all of the list is in the document. */
export function ListSection({ date, today, children, place = null, heading = null }: Props) {
  const id = useId();
  const day = isDay(date) ? longDate(date) : date || listMessages('undated');
  return (
    <section
      className={place ? css.placed : detail.day}
      aria-labelledby={id}
      style={place ? { top: place.top, height: place.height } : undefined}
      data-date={date}
    >
      <h2 className={detail.date} id={id} {...heading} data-place={heading ? 'gap' : undefined}>
        {day} {date === today && <span className={css.isToday}>{listMessages('today')}</span>}
      </h2>
      <ul className={detail.rows} style={place ? { marginTop: place.skipped } : undefined}>
        {children}
      </ul>
    </section>
  );
}
