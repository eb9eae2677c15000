import { calendarLink, meetingsLink } from '@court/contract';
import { longDate, shortDate } from '@court/domain';
import { homeFirstMessages } from '../messages/home-messages';
import type { todayText } from './home-days';
import * as css from './home-page.module.css';

type Props = {
  today: string;
  /** id of the heading */
  id: string;
  /** whether the court offers 341 meetings, so that a phone shows a second line */
  hasMeetings: boolean;
  /** null until the hearings have been counted */
  text: ReturnType<typeof todayText> | null;
  /** shown instead of `text`: loading or failed */
  note: string;
};

/**
 * Today's number of hearings and 341 meetings, each a link to the calendar unless it is none. Shows `note` while there
 * is no number.
 */
export function TodayView({ today, id, hasMeetings, text, note }: Props) {
  return (
    <section aria-labelledby={id} className={css.today}>
      <h2 id={id}>{longDate(today)}</h2>
      <p className={hasMeetings ? `${css.count} ${css.two}` : css.count}>
        {text && !text.isNone ? (
          <a href={BASE + calendarLink()}>{text.count}</a>
        ) : (
          <span>{text?.count ?? note}</span>
        )}
        {text?.meetings && <a href={BASE + meetingsLink()}>{text.meetings}</a>}
        {text?.closed && <span className={css.closed}>{text.closed}</span>}
        {text?.next && (
          <a className={css.nextDay} href={BASE + calendarLink({ date: text.next })}>
            {homeFirstMessages('homeNextDay', { date: shortDate(text.next, today) })}
          </a>
        )}
      </p>
    </section>
  );
}
