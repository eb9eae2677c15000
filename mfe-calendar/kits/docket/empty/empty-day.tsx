import { Link } from '@court/contract';
import { leftOutIds, longDate } from '@court/domain';
import { Notice } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { nearestDaysAtom } from '../data/nearest-days-atom';
import { useDayRules } from '../filters/use-public-defender-only';
import { type CalendarAddress, isFiltered as hasFilters } from '../layout/use-calendar-address';
import { closedSentence } from './closed-day';
import { ClosedDocket } from './closed-docket';
import * as css from './empty-day.module.css';
import { CountedDay, NextDay } from './next-day';

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

/** 'Monday, January 10, 2028', which breaks only after the weekday. */
const unbrokenDay = (date: string) => longDate(date).replace(/ (?=\d)/g, '\u00a0');

/** Says that a day has no hearings, and links to the nearest days with hearings under the same filters. */
function NearestDays({ address, isFiltered }: Props) {
  const { date, filters, today, to } = address;
  const { kind } = useDocketConfig();
  const monthMessages = useViewMessages();
  const rules = useDayRules(date);
  const { status, before, after } = useAtomValue(nearestDaysAtom({ kind, date, filters, rules }));
  // the counts of the days near it leave out hearings too
  const isLimited = hasFilters(filters) || hasFilters(leftOutIds(rules));
  const isNoneNear = status === 'known' && before === null && after === null;
  return (
    <Notice title={monthMessages(isFiltered ? 'day.noneListed' : 'day.empty', { date: unbrokenDay(date) })}>
      {status === 'loading' && <p>{monthMessages('day.nearestLoading')}</p>}
      {isNoneNear && <p>{monthMessages(isLimited ? 'day.nearestNoneShown' : 'day.nearestNone')}</p>}
      {isNoneNear && !isLimited && date > today && <p>{monthMessages('day.notYet')}</p>}
      <div className={css.nearest}>
        <p>
          <NextDay address={address} isFromToday={isNoneNear} />
        </p>
        {before !== null && (
          <p>
            <span>{monthMessages('day.before')}</span> <CountedDay address={address} date={before} />
          </p>
        )}
        {hasFilters(filters) && (
          <p>
            <Link to={to({ filters: { judge: [] } })}>{monthMessages('filter.clear')}</Link>
          </p>
        )}
      </div>
    </Notice>
  );
}
