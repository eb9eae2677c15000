import { Link, useNavigate } from '@court/contract';
import { buttonClass, controlClass } from '@court/ui';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import type { CalendarAddress } from './use-calendar-address';
import * as css from './view-switch.module.css';

type Props = { address: CalendarAddress; isAgenda: boolean };

/** Day, week, month, or all days one after another, at the same day and under the same filters. */
export function ViewSwitch({ address: { view, linkOf }, isAgenda }: Props) {
  const { views, calendarLink, agendaLink } = useDocketConfig();
  const navigate = useNavigate();
  const all = [
    ...views.map((each) => ({
      name: each as typeof each | 'agenda',
      to: calendarLink(linkOf({ view: each })),
    })),
    { name: 'agenda' as const, to: agendaLink(linkOf({})) },
  ];
  const here = isAgenda ? 'agenda' : view;
  return (
    <>
      <nav className={css.views} aria-label={rowMessages('view.choose')}>
        {all.map(({ name, to }) => (
          <Link
            key={name}
            className={buttonClass('outline', css.view)}
            to={to}
            aria-current={name === here ? 'page' : undefined}
          >
            {rowMessages(`view.${name}`)}
          </Link>
        ))}
      </nav>
      <select
        className={controlClass(css.select)}
        aria-label={rowMessages('view.choose')}
        value={here}
        onChange={({ currentTarget: { value } }) => {
          const chosen = all.find(({ name }) => name === value);
          // the list is a page of its own
          const viewTransition = (chosen?.name === 'agenda') !== (here === 'agenda');
          if (chosen) navigate(chosen.to, { replace: true, viewTransition });
        }}
      >
        {all.map(({ name }) => (
          <option key={name} value={name}>
            {rowMessages(`view.${name}`)}
          </option>
        ))}
      </select>
    </>
  );
}
