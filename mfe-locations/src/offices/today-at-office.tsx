import { calendarLink, filterRulesAtom, Link, offeredAtom, todayAtom } from '@court/contract';
import { dayFacetsAtom, publicDefenderOnlyAtom } from '@court/docket';
import { countListed } from '@court/domain';
import { withOff } from '@court/ui';
import { useAtomValue } from 'jotai';
import { officeMessages } from '../messages/office-messages';
import * as css from './office-card.module.css';

type Props = { id: string; name: string };

/** Number of listed hearings at an office today, from the day's counts, with a link to the calendar. */
export function TodayAtOffice({ id, name }: Props) {
  const offered = useAtomValue(offeredAtom);
  const today = useAtomValue(todayAtom);
  const { value: counts, status } = useAtomValue(dayFacetsAtom('hearings', today));
  const rules = useAtomValue(filterRulesAtom);
  const publicDefenderOnly = useAtomValue(publicDefenderOnlyAtom('hearings', today.slice(0, 7)));
  const link = calendarLink({ filters: { office: [id] } });
  const listed = counts && countListed(counts, { office: [id] }, { ...rules, publicDefenderOnly });
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
    <p className={css.today}>
      <strong data-today={held}>{said || '\u00a0'}</strong>
      {offered(link) && (
        <Link className={css.link} to={link}>
          {officeMessages('office.calendar', { office: name })}
        </Link>
      )}
    </p>
  );
}
