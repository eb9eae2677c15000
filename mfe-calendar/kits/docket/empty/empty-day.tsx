import { Link, todayAtom } from '@court/contract';
import { longDate } from '@court/domain';
import { Notice } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { nearestDaysAtom } from '../data/nearest-days-atom';
import { useDayRules } from '../filters/use-public-defender-only';
import type { CalendarAddress } from '../layout/use-calendar-address';
import { closedSentence } from './closed-day';
import { ClosedDocket } from './closed-docket';
import * as css from './empty-day.module.css';

type Props = {
  address: CalendarAddress;
  /** the day has hearings, but the filters hide all of them */
  isFiltered: boolean;
};

/** A day without listed hearings: says why, and links to other days. */
export function EmptyDay({ address, isFiltered }: Props) {
  const why = isFiltered ? null : closedSentence(address.date);
  return why ? (
    <ClosedDocket address={address} why={why} />
  ) : (
    <NearestDays address={address} isFiltered={isFiltered} />
  );
}

/** Says that a day has no hearings, and links to the nearest days with hearings under the same filters. */
function NearestDays({ address: { date, filters, to }, isFiltered }: Props) {
  const { kind } = useDocketConfig();
  const monthMessages = useViewMessages();
  const rules = useDayRules(date);
  const today = useAtomValue(todayAtom);
  const nearest = useAtomValue(nearestDaysAtom({ kind, date, filters, rules }));
  const days = [nearest.before, nearest.after].filter((day) => day !== null);
  const title = isFiltered ? monthMessages('day.noneListed', { date: longDate(date) }) : null;
  return (
    <Notice title={title ?? monthMessages('day.empty', { date: longDate(date) })}>
      {nearest.status === 'loading' && <p>{monthMessages('day.nearestLoading')}</p>}
      {nearest.status === 'known' && days.length === 0 && (
        <>
          <p>{monthMessages('day.nearestNone')}</p>
          {date !== today && (
            <p>
              <Link className={css.link} to={to({ date: today })}>
                {monthMessages('day.goToday')}
              </Link>
            </p>
          )}
        </>
      )}
      {days.length > 0 && (
        <>
          <p>{monthMessages('day.nearest')}</p>
          <ul className={css.nearest}>
            {days.map((day) => (
              <li key={day}>
                <Link className={css.link} to={to({ date: day })}>
                  {longDate(day)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {isFiltered && (
        <p>
          <Link className={css.link} to={to({ filters: { judge: [] } })}>
            {monthMessages('filter.clear')}
          </Link>
        </p>
      )}
    </Notice>
  );
}
