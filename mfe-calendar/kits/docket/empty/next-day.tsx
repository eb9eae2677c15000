import { filterRulesAtom, Link } from '@court/contract';
import { countListed, shortDate } from '@court/domain';
import { useAtomValue } from 'jotai';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { dayFacetsAtom } from '../data/month-counts-atom';
import { nearestDaysAtom } from '../data/nearest-days-atom';
import { useDayRules, usePublicDefenderOnly } from '../filters/use-public-defender-only';
import type { CalendarAddress } from '../layout/use-calendar-address';

type Props = { address: CalendarAddress };

function NextCount({ address: { filters, to, today }, date }: Props & { date: string }) {
  const { kind, messages } = useDocketConfig();
  const { value = [] } = useAtomValue(dayFacetsAtom(kind, date));
  const publicDefenderOnly = usePublicDefenderOnly(date);
  const rules = { ...useAtomValue(filterRulesAtom), publicDefenderOnly };
  const count = countListed(value, filters, rules).held;
  return (
    <Link to={to({ date })}>
      {[shortDate(date, today), count > 0 && messages('count.hearings', { count })]
        .filter(Boolean)
        .join(' · ')}
    </Link>
  );
}

/** Link to the next day with hearings under the same filters: 'Next: Fri, Nov 27 · 99 hearings'. */
export function NextDay({ address }: Props) {
  const { kind } = useDocketConfig();
  const viewMessages = useViewMessages();
  const { date, filters } = address;
  const rules = useDayRules(date);
  const { after } = useAtomValue(nearestDaysAtom({ kind, date, filters, rules }));
  if (after === null) return null;
  return (
    <>
      {' '}
      <span>{viewMessages('day.then')}</span> <NextCount address={address} date={after} />
    </>
  );
}
