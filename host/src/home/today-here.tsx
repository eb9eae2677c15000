import { calendarLink, Link, meetingsLink, offeredAtom, todayAtom } from '@court/contract';
import { closedSentence, dayCountAtom } from '@court/docket';
import { longDate } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { homeMessages } from '../messages/home-messages';
import * as css from './home-page.module.css';

/** How many hearings and 341 meetings today has, each the way to them; or why there are none. */
export function TodayHere() {
  const today = useAtomValue(todayAtom);
  const { value, status } = useAtomValue(dayCountAtom({ kind: 'hearings', date: today }));
  const meetings = useAtomValue(dayCountAtom({ kind: 'meetings', date: today })).value;
  const areOffered = useAtomValue(offeredAtom)(meetingsLink());
  const headingId = useId();
  const closed = value === 0 ? closedSentence(today) : null;
  return (
    <section aria-labelledby={headingId} className={css.today}>
      <h2 id={headingId}>{longDate(today)}</h2>
      {value === undefined && (
        <p className={css.count}>
          {homeMessages(status === 'failed' ? 'homeTodayFailed' : 'homeTodayLoading')}
        </p>
      )}
      {value !== undefined && (
        <p className={css.count}>
          <Link to={calendarLink()}>{homeMessages('homeHearings', { count: value })}</Link>
          {areOffered && !!meetings && (
            <Link to={meetingsLink()}>{homeMessages('comingMeetings', { count: meetings })}</Link>
          )}
          {closed && <span className={css.closed}>{closed}</span>}
        </p>
      )}
    </section>
  );
}
