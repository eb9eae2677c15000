import { calendarLink, Link, meetingsLink, offeredAtom, todayAtom } from '@court/contract';
import { dayCountAtom } from '@court/docket';
import { longDate } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { homeMessages } from '../messages/home-messages';
import { todayText } from './home-days';
import * as css from './home-page.module.css';

/** How many hearings and 341 meetings today has, each the way to them; or why there are none. */
export function TodayHere() {
  const today = useAtomValue(todayAtom);
  const { value, status } = useAtomValue(dayCountAtom({ kind: 'hearings', date: today }));
  const meetings = useAtomValue(dayCountAtom({ kind: 'meetings', date: today })).value;
  const areOffered = useAtomValue(offeredAtom)(meetingsLink());
  const headingId = useId();
  const text = value === undefined ? null : todayText(today, value, areOffered ? meetings : undefined);
  return (
    <section aria-labelledby={headingId} className={css.today}>
      <h2 id={headingId}>{longDate(today)}</h2>
      {!text && (
        <p className={css.count}>
          {homeMessages(status === 'failed' ? 'homeTodayFailed' : 'homeTodayLoading')}
        </p>
      )}
      {text && (
        <p className={css.count}>
          <Link to={calendarLink()}>{text.count}</Link>
          {text.meetings && <Link to={meetingsLink()}>{text.meetings}</Link>}
          {text.closed && <span className={css.closed}>{text.closed}</span>}
        </p>
      )}
    </section>
  );
}
