import { calendarLink, Link, meetingsLink, offeredAtom, todayAtom } from '@court/contract';
import { dayCountAtom } from '@court/docket';
import { addDays, isCourtDay } from '@court/records';
import { shortDate } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { homeMessages } from '../messages/home-messages';
import * as css from './coming-days.module.css';

const DAYS = 4;

/** The next days on which the court is open, after `today`. */
function comingDays(today: string): string[] {
  const days: string[] = [];
  for (let date = addDays(today, 1); days.length < DAYS; date = addDays(date, 1))
    if (isCourtDay(date)) days.push(date);
  return days;
}

/** One day with how many hearings and 341 meetings it has, each the way to them. */
function ComingDay({ date, today }: { date: string; today: string }) {
  const offered = useAtomValue(offeredAtom);
  const hearings = useAtomValue(dayCountAtom({ kind: 'hearings', date })).value;
  const meetings = useAtomValue(dayCountAtom({ kind: 'meetings', date })).value;
  const meetingsTo = meetingsLink({ date });
  return (
    <li className={css.day}>
      <Link className={css.date} to={calendarLink({ date })}>
        {shortDate(date, today)}
      </Link>
      <span>{hearings !== undefined && homeMessages('comingHearings', { count: hearings })}</span>
      {offered(meetingsTo) && !!meetings && (
        <Link className={css.meetings} to={meetingsTo}>
          {homeMessages('comingMeetings', { count: meetings })}
        </Link>
      )}
    </li>
  );
}

/** The next court days, which a day without hearings has more use for than an empty page. */
export function ComingDays() {
  const today = useAtomValue(todayAtom);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.section}>
      <h2 id={heading}>{homeMessages('coming')}</h2>
      <ul className={css.days}>
        {comingDays(today).map((date) => (
          <ComingDay key={date} date={date} today={today} />
        ))}
      </ul>
    </section>
  );
}
