import { calendarLink, Link, meetingsLink, offeredAtom, todayAtom } from '@court/contract';
import { dayCountAtom } from '@court/docket';
import { shortDate } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { homeMessages } from '../messages/home-messages';
import * as css from './coming-days.module.css';
import { comingDays, comingText } from './home-days';

/** One day with how many hearings and 341 meetings it has, each the way to them. */
function ComingDay({ date, today }: { date: string; today: string }) {
  const offered = useAtomValue(offeredAtom);
  const hearings = useAtomValue(dayCountAtom({ kind: 'hearings', date })).value;
  const meetings = useAtomValue(dayCountAtom({ kind: 'meetings', date })).value;
  const meetingsTo = meetingsLink({ date });
  const text = comingText(hearings, meetings);
  return (
    <li className={css.day}>
      <Link className={css.date} to={calendarLink({ date })}>
        {shortDate(date, today)}
      </Link>
      <span>
        {text.hearings && (
          <Link className={css.count} to={calendarLink({ date })}>
            {text.hearings}
          </Link>
        )}
      </span>
      {offered(meetingsTo) && text.meetings && (
        <Link className={css.count} to={meetingsTo}>
          {text.meetings}
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
