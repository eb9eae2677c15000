import { type FirstPaint, type FirstPaintPage, LIST_LINKS, type ListName } from '@court/contract';
import { type CalendarKind, isAt, LISTS_LEFT } from '@court/records';
import {
  buttonClass,
  element,
  hiddenText,
  notice,
  pageHeading,
  unofficial,
  wasHere,
} from '@court/ui/first-paint';
import { emptyWays } from './lists/empty-ways';
import * as row from './lists/list-row.module.css';
import * as css from './lists/lists.module.css';
import { listFirstMessages } from './messages/list-first-messages';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

/** As LIST_NAMES has them, which stands among atoms. */
const NAMES = Object.keys(LIST_LINKS) as ListName[];
const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

/** Whether nothing can stand on any list; what was done to them before any app was there counts too, and the store opens only for the app. */
function isFirstVisit({ court }: FirstPaintPage): boolean {
  try {
    return localStorage.getItem(LISTS_LEFT + court.code) === null && !wasHere();
  } catch {
    // lists end with the page, which is for the app to say
    return false;
  }
}

/** The way from list to list, as ListsFrame has it; where it is not known how many stand on them, the sheet hides the numbers. */
const tabs = (list: CalendarKind) =>
  element(
    'nav',
    { 'aria-label': listFirstMessages('lists'), css: css.tabs },
    ...NAMES.map((name) =>
      element(
        'a',
        { css: buttonClass(), href: BASE + LIST_LINKS[name], 'aria-current': name === list && 'page' },
        `${listFirstMessages(`tab.${name}`)} `,
        element(
          'span',
          { css: css.number },
          element('span', { css: css.paren }, '('),
          '0',
          element('span', { css: css.paren }, ')'),
        ),
      ),
    ),
  );

/** As EmptyList. */
const emptyList = (list: CalendarKind, offers: FirstPaintPage['offers']) =>
  notice(
    listFirstMessages(`empty.${list}`),
    element('p', {}, listFirstMessages(`emptyHow.${list}`)),
    element(
      'ul',
      { css: css.ways },
      ...emptyWays(list)
        .filter(([to]) => offers(to))
        .map(([to, words]) => element('li', {}, element('a', { css: row.link, href: BASE + to }, words))),
    ),
  );

/** As ReadingLists. */
const readingLists = () =>
  element(
    'div',
    { css: css.bone, 'aria-busy': 'true', 'data-skeleton': 'true' },
    hiddenText(listFirstMessages('reading')),
  );

/** A list of hearings or 341 meetings, as MyListPage draws it: the empty one on a first visit, else what stands there until it is read. */
export const lists: FirstPaint = (page) => {
  const list = KINDS.find((each) => isAt(LIST_LINKS[each], page.path));
  if (!list) return null;
  const title = listFirstMessages(`title.${list}`);
  const isEmpty = isFirstVisit(page);
  return {
    title,
    reads: [],
    draw: () => [
      element(
        'div',
        { css: css.page, 'data-list': list, 'data-bleed': 'true' },
        element('div', { css: css.head }, pageHeading(title), tabs(list)),
        element('div', {}, isEmpty ? emptyList(list, page.offers) : readingLists()),
        isEmpty &&
          element(
            'div',
            { css: css.said },
            element('p', { css: css.kept }, listFirstMessages('kept')),
            unofficial(page.court.officialSite),
          ),
      ),
    ],
  };
};

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(lists);
