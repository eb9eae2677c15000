import { Link } from '@court/contract';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import type { CalendarAddress } from './use-calendar-address';
import * as css from './view-switch.module.css';

type Props = { address: CalendarAddress; isAgenda: boolean };

/** Day, week, month, or all days one after another, at the same day and under the same filters. */
export function ViewSwitch({ address: { view, linkOf }, isAgenda }: Props) {
  const { views, calendarLink, agendaLink } = useDocketConfig();
  return (
    <nav className={css.views} aria-label={rowMessages('view.choose')}>
      {views.map((each) => (
        <Link
          key={each}
          className={css.view}
          to={calendarLink(linkOf({ view: each }))}
          aria-current={each === view && !isAgenda ? 'page' : undefined}
        >
          {rowMessages(`view.${each}`)}
        </Link>
      ))}
      <Link className={css.view} to={agendaLink(linkOf({}))} aria-current={isAgenda ? 'page' : undefined}>
        {rowMessages('view.agenda')}
      </Link>
    </nav>
  );
}
