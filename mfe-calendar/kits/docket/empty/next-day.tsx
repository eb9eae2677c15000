import { filterRulesAtom, Link } from '@court/contract';
import { addDays, countListed, shortDate } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { dayFacetsAtom } from '../data/month-counts-atom';
import { nextDayAtom } from '../data/nearest-days-atom';
import { useDayRules, usePublicDefenderOnly } from '../filters/use-public-defender-only';
import type { CalendarAddress } from '../layout/use-calendar-address';

/** Link to a day, with the number of its hearings under the same filters: 'Fri, Nov 27 · 99 hearings'. */
export function CountedDay({ address, date }: { address: CalendarAddress; date: string }) {
  const { filters, to } = address;
  const { kind, messages } = useDocketConfig();
  const { value = [] } = useAtomValue(dayFacetsAtom(kind, date));
  const publicDefenderOnly = usePublicDefenderOnly(date);
  const rules = { ...useAtomValue(filterRulesAtom), publicDefenderOnly };
  const count = countListed(value, filters, rules).held;
  return (
    <Link to={to({ date })}>
      {[shortDate(date, address.date), count > 0 && messages('count.hearings', { count })]
        .filter(Boolean)
        .join(' · ')}
    </Link>
  );
}

type Props = {
  address: CalendarAddress;
  /** searches from today on, not from the page's day on */
  isFromToday?: boolean;
};

/** Link to the next day with hearings under the same filters: 'Next: Fri, Nov 27 · 99 hearings'. */
export function NextDay({ address, isFromToday = false }: Props) {
  const { kind } = useDocketConfig();
  const viewMessages = useViewMessages();
  const { filters, today } = address;
  const date = isFromToday ? addDays(today, -1) : address.date;
  const rules = useDayRules(date);
  const { day } = useAtomValue(nextDayAtom({ kind, date, filters, rules }));
  if (day === null) return null;
  return (
    <>
      {' '}
      <span>{viewMessages(day === today ? 'day.isToday' : isFromToday ? 'day.fromToday' : 'day.then')}</span>{' '}
      <CountedDay address={address} date={day} />
    </>
  );
}
