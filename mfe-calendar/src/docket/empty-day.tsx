import { nearestDaysAtom } from '@court/shared/data/nearest-days-atom';
import { weekday } from '@court/shared/records/court-time';
import { Link } from '@court/shared/router';
import { Notice } from '@court/shared/ui/notice';
import { longDate } from '@court/shared/words/court-dates';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import { dayLink } from './day-link';
import * as css from './docket-page.module.css';

type Props = { date: string; today: string };

/** Says which day has no hearings, and where the nearest ones are. */
export function EmptyDay({ date, today }: Props) {
  const { status, before, after } = useAtomValue(nearestDaysAtom({ kind: 'hearings', date }));
  const days = [before, after].filter((day) => day !== null);
  return (
    <Notice title={words('day.empty', { date: longDate(date) })}>
      {weekday(date) % 6 === 0 && <p>{words('day.weekend')}</p>}
      {status === 'loading' && <p>{words('day.nearestLoading')}</p>}
      {status === 'known' && days.length === 0 && <p>{words('day.nearestNone')}</p>}
      {days.length > 0 && (
        <>
          <p>{words('day.nearest')}</p>
          <ul className={css.nearest}>
            {days.map((day) => (
              <li key={day}>
                <Link className={css.link} to={dayLink(day, today)}>
                  {longDate(day)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
