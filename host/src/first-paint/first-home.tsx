import {
  calendarLink,
  type FirstPaintPage,
  type FirstScreen,
  type MenuItem,
  meetingsLink,
} from '@court/contract';
import { dayCountsPath, facetCounts } from '@court/docket/first-paint';
import { type CalendarKind, countListed } from '@court/records';
import { PageHeadingView } from '@court/ui';
import { nodesOf } from '@court/ui/dom';
import { ComingDayView, ComingView } from '../home/coming-view';
import { comingDays, comingText, todayText } from '../home/home-days';
import { HomeView } from '../home/home-view';
import { TilesView } from '../home/tiles-view';
import { TodayView } from '../home/today-view';
import { homeFirstMessages } from '../messages/home-messages';

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
      const count = countOf('hearings', today);
      return nodesOf(
        <HomeView heading={<PageHeadingView>{homeFirstMessages('homeTitle')}</PageHeadingView>}>
          {hasHearings && (
            <>
              <TodayView
                today={today}
                id="first-today"
                text={count === undefined ? null : todayText(today, count, countOf('meetings', today))}
                note={homeFirstMessages('homeTodayLoading')}
              />
              <ComingView id="first-coming">
                {days.map((date) => {
                  const text = comingText(countOf('hearings', date), countOf('meetings', date));
                  return <ComingDayView key={date} date={date} today={today} text={text} />;
                })}
              </ComingView>
            </>
          )}
          {(isFirstVisit || isWhole) && <TilesView items={items} />}
        </HomeView>,
      );
    },
  };
}
