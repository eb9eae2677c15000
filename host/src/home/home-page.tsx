import { areasAtom, areListsKnownAtom, courtAtom, platformTypeAtom, todayAtom } from '@court/contract';
import { changesSinceAtom, dayCountAtom } from '@court/docket';
import { LeftOut, PageHeading, useAppLinks } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { usePageCourts } from '../courts/courts-context';
import { NoCourtPage } from '../courts/no-court-page';
import { homeMessages } from '../messages/home-messages';
import { ChangesHere } from './changes-here';
import { ComingDays } from './coming-days';
import { Find } from './find';
import { HomeView } from './home-view';
import { NextListed, NothingListed } from './next-listed';
import { RecentSearches } from './recent-searches';
import { TilesView } from './tiles-view';
import { TodayHere } from './today-here';

/** ms after which the page shows the sections whose data are known, even if others are still loading. */
const SETTLE_LIMIT_MS = 1500;

/**
 * True once all sections of the page know their size. Otherwise a section that loads late would move those below it.
 */
function useSettled(): boolean {
  const [isLate, setIsLate] = useState(false);
  const areListsKnown = useAtomValue(areListsKnownAtom);
  const today = useAtomValue(dayCountAtom({ kind: 'hearings', date: useAtomValue(todayAtom) }));
  const hearings = useAtomValue(changesSinceAtom('hearings'));
  const meetings = useAtomValue(changesSinceAtom('meetings'));
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SETTLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const isKnown = [today, hearings, meetings].every(({ status }) => status !== 'loading');
  const [wasSettled, setWasSettled] = useState(false);
  const isSettled = wasSettled || isLate || (areListsKnown && isKnown);
  if (isSettled && !wasSettled) setWasSettled(true);
  return isSettled;
}

/**
 * The home screen: today, a search field, the reader's next hearings, changes, and the next days of the court. The
 * side menu of a narrow device has no settings, so the links to all areas are here.
 */
export function HomePage() {
  const court = useAtomValue(courtAtom);
  const { registry } = usePageCourts();
  // renders again when the site's registry has been read
  useAtomValue(areasAtom);
  const isSettled = useSettled();
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  const follow = useAppLinks();
  if (!court) return <NoCourtPage />;
  const search = registry.menu().find(({ path }) => path === '/search-attorney');
  return (
    // Until the page has settled, the first paint covers it.
    <HomeView
      isBusy={!isSettled}
      heading={<PageHeading>{homeMessages('homeTitle')}</PageHeading>}
      court={court.displayName}
      onClick={follow}
    >
      {registry.offeredAt('/calendar') && <TodayHere />}
      {search && <Find path={search.path} />}
      {isSettled && (
        <>
          <LeftOut />
          {registry.offeredAt('/search-mylist') && <NextListed />}
          {registry.offeredAt('/search-attorney') && <RecentSearches />}
          {registry.offeredAt('/calendar') && <ChangesHere kind="hearings" />}
          {registry.offeredAt('/s341-hearing') && <ChangesHere kind="meetings" />}
        </>
      )}
      {registry.offeredAt('/calendar') && <ComingDays />}
      {/* below what the first paint shows, so that it moves nothing */}
      {isSettled && registry.offeredAt('/search-mylist') && <NothingListed />}
      {isDevice && <TilesView items={registry.menu().filter((item) => item !== search)} />}
    </HomeView>
  );
}
