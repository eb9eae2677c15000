import {
  calendarLink,
  filterRulesAtom,
  Link,
  offeredAtom,
  onlyShowPubDefAtom,
  todayAtom,
} from '@court/contract';
import { dayFacetsAtom } from '@court/docket';
import { countListed } from '@court/records';
import { useAtomValue } from 'jotai';
import { officeMessages } from '../messages/office-messages';
import * as css from './office-card.module.css';

type Props = { id: string; name: string };

/** How many hearings the calendar lists at an office today, by the day's counts, and the way there. */
export function TodayAtOffice({ id, name }: Props) {
  const offered = useAtomValue(offeredAtom);
  const { value: counts, status } = useAtomValue(dayFacetsAtom('hearings', useAtomValue(todayAtom)));
  const rules = useAtomValue(filterRulesAtom);
  const isPubDef = useAtomValue(onlyShowPubDefAtom) === 'Y';
  const link = calendarLink({ filters: { office: [id] } });
  // data without any such mark would otherwise leave nothing
  const publicDefenderOnly = isPubDef && Boolean(counts?.some(({ facet }) => facet.publicDefender === 'Y'));
  const count = counts && countListed(counts, { office: [id] }, { ...rules, publicDefenderOnly }).shown;
  const said =
    count === undefined
      ? status === 'failed' && officeMessages('office.todayUnread')
      : count === 0
        ? officeMessages('office.todayNone')
        : officeMessages('office.today', { count });
  return (
    <p className={css.today}>
      <strong data-today={count}>{said || '\u00a0'}</strong>
      {offered(link) && (
        <Link className={css.link} to={link}>
          {officeMessages('office.calendar', { office: name })}
        </Link>
      )}
    </p>
  );
}
