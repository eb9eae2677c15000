import { calendarLink, meetingsLink } from '@court/contract';
import { shortDate } from '@court/domain';
import type { ReactNode } from 'react';
import { homeFirstMessages } from '../messages/home-messages';
import * as css from './coming-days.module.css';
import type { comingText } from './home-days';

type DayProps = { date: string; today: string; text: ReturnType<typeof comingText> };

/** A day with its number of hearings and 341 meetings, each a link to that day's calendar. */
export function ComingDayView({ date, today, text: { hearings, meetings } }: DayProps) {
  const href = BASE + calendarLink({ date });
  return (
    <li className={css.day}>
      <a className={css.date} href={href}>
        {shortDate(date, today)}
      </a>
      <span>
        {hearings && (
          <a className={css.count} href={href}>
            {hearings}
          </a>
        )}
      </span>
      {meetings && (
        <a className={css.count} href={BASE + meetingsLink({ date })}>
          {meetings}
        </a>
      )}
    </li>
  );
}

type Props = {
  /** id of the heading */
  id: string;
  hasMeetings: boolean;
  children: ReactNode;
};

/** The next court days, so that home is useful on a day without hearings. */
export function ComingView({ id, hasMeetings, children }: Props) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{homeFirstMessages('coming')}</h2>
      <ul className={css.days} data-meetings={hasMeetings || undefined}>
        {children}
      </ul>
    </section>
  );
}
