import type { CalendarView } from '@court/contract';
import { buttonClass, controlClass } from '@court/ui';
import type { Ref } from 'react';
import type { ListedKind } from '../config/docket-config';
import { rowMessages } from '../messages/row-messages';
import type { CalendarAddress } from './use-calendar-address';
import * as css from './view-switch.module.css';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

export type ViewName = CalendarView | 'agenda';

/** Links to the day, week, month and list views, with the same day and filters. */
export function viewLinks(
  { linkOf }: Pick<CalendarAddress, 'linkOf'>,
  { views, calendarLink, agendaLink }: Pick<ListedKind, 'views' | 'calendarLink' | 'agendaLink'>,
): { name: ViewName; to: string }[] {
  return [
    ...views.map((view) => ({ name: view, to: calendarLink(linkOf({ view })) })),
    { name: 'agenda' as const, to: agendaLink(linkOf({})) },
  ];
}

type Props = {
  links: ReturnType<typeof viewLinks>;
  here: ViewName;
  /** selected view; known before its page has loaded */
  chosen?: string;
  nav?: Ref<HTMLElement>;
  onChoose: (name: string) => void;
};

/** The views as a row of links, or as a select on narrow screens. */
export function ViewSwitchView({ links, here, chosen = here, nav, onChoose }: Props) {
  const label = rowMessages('view.choose');
  return (
    <>
      <nav ref={nav} className={css.views} aria-label={label}>
        {links.map(({ name, to }) => (
          <a
            key={name}
            className={buttonClass('outline', css.view)}
            href={BASE + to}
            aria-current={name === here ? 'page' : undefined}
          >
            {rowMessages(`view.${name}`)}
          </a>
        ))}
      </nav>
      <select
        className={controlClass(css.select)}
        aria-label={label}
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {links.map(({ name }) => (
          <option key={name} value={name}>
            {rowMessages(`view.${name}`)}
          </option>
        ))}
      </select>
    </>
  );
}
