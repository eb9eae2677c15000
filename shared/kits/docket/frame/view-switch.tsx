import { Link, useNavigate } from '@court/contract';
import { buttonClass, controlClass } from '@court/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import type { CalendarAddress } from './use-calendar-address';
import * as css from './view-switch.module.css';

type Props = { address: CalendarAddress; isAgenda: boolean };

let hadFocus = false;

/** Each view draws its own frame: the focus goes on from the switch of the one before, at the view that was chosen there. */
function useKeptFocus(nav: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = nav.current;
    if (hadFocus && document.activeElement === document.body)
      element?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    hadFocus = false;
    return () => {
      hadFocus = element?.contains(document.activeElement) ?? false;
    };
  }, [nav]);
}

/** Day, week, month, or all days one after another, at the same day and under the same filters. */
export function ViewSwitch({ address: { view, linkOf }, isAgenda }: Props) {
  const { views, calendarLink, agendaLink } = useDocketConfig();
  const navigate = useNavigate();
  const nav = useRef<HTMLElement>(null);
  useKeptFocus(nav);
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
      <nav ref={nav} className={css.views} aria-label={rowMessages('view.choose')}>
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
