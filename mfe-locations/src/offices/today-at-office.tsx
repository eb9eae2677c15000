import { calendarLink, filterRulesAtom, Link, offeredAtom, todayAtom } from '@court/contract';
import { dayFacetsAtom, publicDefenderOnlyAtom } from '@court/docket';
import { countListed } from '@court/domain';
import { buttonClass, withOff } from '@court/ui';
import { useAtomValue } from 'jotai';
import { officeMessages } from '../messages/office-messages';

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
    <>
      <p data-today={held}>{held ? <strong>{said}</strong> : said || '\u00a0'}</p>
      {offered(link) && (
        <Link className={buttonClass()} to={link}>
          {officeMessages('office.calendar', { office: name })}
        </Link>
      )}
    </>
  );
}
