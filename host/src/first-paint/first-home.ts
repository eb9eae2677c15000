import {
  calendarLink,
  type FirstPaintPage,
  type FirstScreen,
  type MenuItem,
  meetingsLink,
} from '@court/contract';
import { dayCountsPath, facetCounts } from '@court/docket/first-paint';
import { type CalendarKind, countListed, type Listed } from '@court/records';
import { longDate, shortDate } from '@court/ui/court-dates';
import { element, pageHeading } from '@court/ui/first-paint';
import * as comingCss from '../home/coming-days.module.css';
import { comingDays, comingText, todayText } from '../home/home-days';
import * as css from '../home/home-page.module.css';
import { homeFirstMessages } from '../messages/home-messages';

const LOCALE = 'en-US';

/** The tiles, as AreaTiles draws them; how much has changed on the lists the app alone knows. */
const areaTiles = (items: readonly MenuItem[]) =>
  element(
    'nav',
    { 'aria-label': homeFirstMessages('homeAreas') },
    element(
      'ul',
      { css: css.tiles },
      ...items.map(({ path, label, hint }) =>
        element(
          'li',
          { css: css.tile },
          element('a', { css: css.open, href: BASE + path }, label[LOCALE]),
          hint && element('p', {}, hint[LOCALE]),
        ),
      ),
    ),
  );

/** As TodayHere; counts are undefined while they are not known. */
function todayHere(today: string, count: Listed | undefined, meetings: Listed | undefined): Node {
  const text = count === undefined ? null : todayText(today, count, meetings);
  return element(
    'section',
    { css: css.today, 'aria-labelledby': 'first-today' },
    element('h2', { id: 'first-today' }, longDate(today)),
    element(
      'p',
      { css: css.count },
      text
        ? element('a', { href: BASE + calendarLink() }, text.count)
        : homeFirstMessages('homeTodayLoading'),
      text?.meetings && element('a', { href: BASE + meetingsLink() }, text.meetings),
      text?.closed && element('span', { css: css.closed }, text.closed),
    ),
  );
}

type Day = { date: string; hearings: Listed | undefined; meetings: Listed | undefined };

/** As ComingDays. */
const comingHere = (days: readonly Day[], today: string) =>
  element(
    'section',
    { css: comingCss.section, 'aria-labelledby': 'first-coming' },
    element('h2', { id: 'first-coming' }, homeFirstMessages('coming')),
    element(
      'ul',
      { css: comingCss.days },
      ...days.map(({ date, hearings, meetings }) => {
        const text = comingText(hearings, meetings);
        const [day, to] = [calendarLink({ date }), meetingsLink({ date })];
        return element(
          'li',
          { css: comingCss.day },
          element('a', { css: comingCss.date, href: BASE + day }, shortDate(date, today)),
          element(
            'span',
            {},
            text.hearings && element('a', { css: comingCss.count, href: BASE + day }, text.hearings),
          ),
          text.meetings && element('a', { css: comingCss.count, href: BASE + to }, text.meetings),
        );
      }),
    ),
  );

/** What home knows besides the page: the areas that the court offers, and whether this device was here before. */
type Known = { items: readonly MenuItem[]; isFirstVisit: boolean };

/**
 * The first screen of home, as HomePage draws it: what the court's counts say of today and the next court days. Lists, searches and
 * changes are the app's; the tiles stand below those, so they are drawn first where there can be none, or where no app comes.
 */
export function firstHome(page: FirstPaintPage, { items, isFirstVisit }: Known): FirstScreen {
  const { court, today, rules, offers } = page;
  const hasHearings = offers(calendarLink());
  // which of them a court of public defenders alone lists, the whole month says
  const isCounted = hasHearings && court.onlyShowPubDef !== 'Y';
  const days = comingDays(today);
  const kinds: CalendarKind[] = offers(meetingsLink()) ? ['hearings', 'meetings'] : ['hearings'];
  const counted = [today, ...days].flatMap((date) => kinds.map((kind) => ({ kind, date })));
  return {
    title: homeFirstMessages('homeTitle'),
    reads: isCounted ? counted.map(({ kind, date }) => dayCountsPath(kind, date)) : [],
    draw(read, isWhole) {
      const countOf = (kind: CalendarKind, date: string) => {
        const json = read[counted.findIndex((each) => each.kind === kind && each.date === date)];
        if (json === undefined) return undefined;
        return countListed(facetCounts(json), {}, { ...rules, publicDefenderOnly: false });
      };
      const coming = days.map((date) => ({
        ...{ date, hearings: countOf('hearings', date), meetings: countOf('meetings', date) },
      }));
      return [
        element(
          'div',
          { css: css.page },
          pageHeading(homeFirstMessages('homeTitle')),
          hasHearings && todayHere(today, countOf('hearings', today), countOf('meetings', today)),
          hasHearings && comingHere(coming, today),
          (isFirstVisit || isWhole) && areaTiles(items),
        ),
      ];
    },
  };
}
