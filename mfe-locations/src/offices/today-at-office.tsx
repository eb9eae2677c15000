import { calendarLink, filterRulesAtom, Link, offeredAtom, todayAtom } from '@court/contract';
import { dayFacetsAtom, nextDayAtom, publicDefenderOnlyAtom } from '@court/docket';
import { countListed, type FilterRules, shortDate } from '@court/domain';
import { buttonClass, withOff } from '@court/ui';
import { useAtomValue } from 'jotai';
import { officeMessages } from '../messages/office-messages';
import * as css from './office-card.module.css';

type Props = { id: string; name: string };

/** Link to the next day with hearings at an office: 'Next: Mon, Nov 30'. Nothing until it is known. */
function NextAtOffice({ id, today, rules }: { id: string; today: string; rules: FilterRules }) {
  const filters = { office: [id] };
  const { day } = useAtomValue(nextDayAtom({ kind: 'hearings', date: today, filters, rules }));
  const offered = useAtomValue(offeredAtom);
  if (day === null) return null;
  const link = calendarLink({ date: day, filters });
  const words = officeMessages('office.next', { date: shortDate(day, today) });
  return offered(link) ? (
    <Link className={css.link} to={link}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  );
}

/**
 * Number of listed hearings at an office today, from the day's counts, or the next day with hearings, with a link to
 * the calendar.
 */
export function TodayAtOffice({ id, name }: Props) {
  const offered = useAtomValue(offeredAtom);
  const today = useAtomValue(todayAtom);
  const { value: counts, status } = useAtomValue(dayFacetsAtom('hearings', today));
  const rules = useAtomValue(filterRulesAtom);
  const publicDefenderOnly = useAtomValue(publicDefenderOnlyAtom('hearings', today.slice(0, 7)));
  const listing = { ...rules, publicDefenderOnly };
  const link = calendarLink({ filters: { office: [id] } });
  const listed = counts && countListed(counts, { office: [id] }, listing);
  const { held, off } = listed ?? {};
  const said =
    held === undefined || off === undefined
      ? status === 'failed' && officeMessages('office.todayUnread')
      : held + off === 0
        ? officeMessages('office.todayNone')
        : held === 0
          ? officeMessages('office.todayOff', { count: off })
          : withOff(officeMessages('office.today', { count: held }), held, off);
  return (
    <>
      <p className={css.today} data-today={held}>
        {held ? <strong>{said}</strong> : <span>{said || '\u00a0'}</span>}
        {held === 0 && <NextAtOffice id={id} today={today} rules={listing} />}
      </p>
      {offered(link) && (
        <Link className={buttonClass()} to={link}>
          {officeMessages('office.calendar', { office: name })}
        </Link>
      )}
    </>
  );
}
