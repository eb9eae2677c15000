import type { CalendarView } from '@court/contract';
import { addDays } from '@court/records';
import { buttonClass, controlClass, element, icon } from '@court/ui/first-paint';
import type { ListedKind } from '../docket-config';
import * as frameCss from '../frame/calendar-frame.module.css';
import * as titleCss from '../frame/date-title.module.css';
import { type CalendarAddress, isFiltered } from '../frame/use-calendar-address';
import * as viewCss from '../frame/view-switch.module.css';
import { rowMessages } from '../messages/row-messages';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

type Address = Omit<CalendarAddress, 'open'>;
type Title = { text: string; year: string };

function dateTitle({ date, today, to }: Address, { text, year }: Title): Node {
  const step = (by: -1 | 1) =>
    element(
      'a',
      {
        css: buttonClass('quiet', titleCss.step),
        href: BASE + to({ date: addDays(date, by) }),
        'aria-label': rowMessages(by < 0 ? 'day.previous' : 'day.next'),
      },
      icon(by < 0 ? 'previous' : 'next', '1.25rem'),
    );
  return element(
    'nav',
    { css: titleCss.date, 'aria-label': rowMessages('day.choose') },
    step(-1),
    element(
      'h1',
      { css: titleCss.title },
      element(
        'button',
        {
          type: 'button',
          css: buttonClass('quiet', titleCss.open),
          'aria-haspopup': 'dialog',
          'aria-expanded': 'false',
        },
        element('span', {}, text, element('span', { css: titleCss.year }, `, ${year}`)),
        icon('down', '0.875rem'),
      ),
    ),
    step(1),
    date !== today &&
      element(
        'a',
        { css: buttonClass('outline', titleCss.today), href: BASE + to({ date: today }) },
        rowMessages('day.today'),
      ),
  );
}

function viewSwitch(
  { linkOf }: Address,
  { views, calendarLink, agendaLink }: ListedKind,
  here: string,
): Node[] {
  const all = [
    ...views.map((view) => [view, calendarLink(linkOf({ view }))]),
    ['agenda', agendaLink(linkOf({}))],
  ] as [(typeof views)[number] | 'agenda', string][];
  const label = { 'aria-label': rowMessages('view.choose') };
  const select = element(
    'select',
    { css: controlClass(viewCss.select), ...label },
    ...all.map(([name, to]) =>
      element('option', { value: BASE + to, selected: name === here && '' }, rowMessages(`view.${name}`)),
    ),
  );
  select.onchange = () => location.assign(select.value);
  return [
    element(
      'nav',
      { css: viewCss.views, ...label },
      ...all.map(([name, to]) =>
        element(
          'a',
          {
            css: buttonClass('outline', viewCss.view),
            href: BASE + to,
            'aria-current': name === here && 'page',
          },
          rowMessages(`view.${name}`),
        ),
      ),
    ),
    select,
  ];
}

/** What stands beside the title, nothing while it is not known; `find` leads to the area's own searches, where it has any. */
type News = { counts: readonly (Node | string)[]; find?: Node | undefined };

/** The frame of a docket around `content`, as CalendarFrame draws it; `here`: which view it is. */
export function firstFrame(
  address: Address,
  listed: ListedKind,
  title: Title,
  { counts, find }: News,
  content: readonly Node[],
  here: CalendarView | 'agenda' = 'day',
): Node {
  return element(
    'div',
    { css: frameCss.page, 'data-bleed': 'true' },
    element(
      'header',
      { css: frameCss.row, 'data-filtered': isFiltered(address.filters) && 'true' },
      dateTitle(address, title),
      ...viewSwitch(address, listed, here),
      element('span', { css: frameCss.tools }),
      element('div', { css: frameCss.news }, element('p', { css: frameCss.counts }, ...counts), find),
    ),
    ...content,
  );
}
