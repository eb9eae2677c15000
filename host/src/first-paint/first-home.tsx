import {
  calendarLink,
  type FirstPaintPage,
  type FirstScreen,
  type MenuItem,
  meetingsLink,
} from '@court/contract';
import { dayCountsPath, facetCounts } from '@court/docket/first-paint';
import { type CalendarKind, countListed } from '@court/domain';
import { PageHeadingView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import { ComingDayView, ComingView } from '../home/coming-view';
import { FindView } from '../home/find-view';
import { comingDays, comingText, todayText } from '../home/home-days';
import { HomeView } from '../home/home-view';
import { TilesView } from '../home/tiles-view';
import { TodayView } from '../home/today-view';
import { homeFirstMessages } from '../messages/home-messages';

/**
 * Data of the home screen beyond the page: the areas that the court offers, and whether this device was here before.
 */
type Known = { items: readonly MenuItem[]; isFirstVisit: boolean };

/**
 * The first paint of home, like HomePage: the court's counts for today, the search field, and the next court days.
 * Only the app draws lists, searches and changes. They are above the next court days. Those days are therefore drawn
 * first only if there can be no such section, or if no app comes. Without an app, links to the areas replace the bar of
 * a phone.
 */
export function firstHome(page: FirstPaintPage, { items, isFirstVisit }: Known): FirstScreen {
  const { court, today, rules, offers } = page;
  const hasHearings = offers(calendarLink());
  // The counts do not show which hearings a court of public defenders only lists. That takes the data of the whole
  // month.
  const isCounted = hasHearings && court.onlyShowPubDef !== 'Y';
  const days = comingDays(today);
  const search = items.find(({ path }) => path === '/search-attorney');
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
      const count = countOf('hearings', today);
      return nodesOf(
        <HomeView
          heading={<PageHeadingView>{homeFirstMessages('homeTitle')}</PageHeadingView>}
          court={court.displayName}
        >
          {hasHearings && (
            <TodayView
              today={today}
              id="first-today"
              hasMeetings={kinds.length === 2}
              text={count === undefined ? null : todayText(today, count, countOf('meetings', today))}
              note={homeFirstMessages('homeTodayLoading')}
            />
          )}
          {search && <FindView path={search.path} />}
          {hasHearings && (isFirstVisit || isWhole) && (
            <ComingView id="first-coming" hasMeetings={kinds.length === 2}>
              {days.map((date) => {
                const text = comingText(countOf('hearings', date), countOf('meetings', date));
                return <ComingDayView key={date} date={date} today={today} text={text} />;
              })}
            </ComingView>
          )}
          {isWhole && <TilesView items={items.filter((item) => item !== search)} />}
        </HomeView>,
      );
    },
  };
}
