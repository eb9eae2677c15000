import { calendarLink, Link, todayAtom } from '@court/contract';
import { dayCountAtom, nearestDaysAtom } from '@court/docket';
import { longDate } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { homeMessages } from '../messages/home-messages';
import * as css from './home-page.module.css';

/** How many hearings today has, with the way to them; on a day without any, the next court day. */
export function TodayHere() {
  const today = useAtomValue(todayAtom);
  const { value, status } = useAtomValue(dayCountAtom({ kind: 'hearings', date: today }));
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.today}>
      <h2 id={headingId}>{longDate(today)}</h2>
      {value === undefined && (
        <p>{homeMessages(status === 'failed' ? 'homeTodayFailed' : 'homeTodayLoading')}</p>
      )}
      {value !== undefined && (
        <p className={css.count}>
          <Link to={calendarLink()}>{homeMessages('homeHearings', { count: value })}</Link>
        </p>
      )}
      {value === 0 && <NextCourtDay today={today} />}
    </section>
  );
}

function NextCourtDay({ today }: { today: string }) {
  const { after } = useAtomValue(nearestDaysAtom({ kind: 'hearings', date: today }));
  if (!after) return null;
  return (
    <p>
      {homeMessages('homeNext')}{' '}
      <Link className={css.next} to={calendarLink({ date: after })}>
        {longDate(after)}
      </Link>
    </p>
  );
}
