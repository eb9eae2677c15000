import { areasAtom, areListsKnownAtom, courtAtom, todayAtom } from '@court/contract';
import { changesSinceAtom, dayCountAtom } from '@court/docket';
import { PageHeading, useAppLinks } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { usePageCourts } from '../courts/courts-context';
import { NoCourtPage } from '../courts/no-court-page';
import { homeMessages } from '../messages/home-messages';
import { ListCount } from '../shell/list-count';
import { ChangesHere } from './changes-here';
import { ComingDays } from './coming-days';
import { HomeView } from './home-view';
import { NextListed } from './next-listed';
import { RecentSearches } from './recent-searches';
import { TilesView } from './tiles-view';
import { TodayHere } from './today-here';

/** ms after which what is known is shown, whatever still comes. */
const PATIENCE = 1500;

/** True once the parts of the page know how large they are: what stands below them would move otherwise. */
function useSettled(): boolean {
  const [isLate, setIsLate] = useState(false);
  const areListsKnown = useAtomValue(areListsKnownAtom);
  const today = useAtomValue(dayCountAtom({ kind: 'hearings', date: useAtomValue(todayAtom) }));
  const hearings = useAtomValue(changesSinceAtom('hearings'));
  const meetings = useAtomValue(changesSinceAtom('meetings'));
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const isKnown = [today, hearings, meetings].every(({ status }) => status !== 'loading');
  const [wasSettled, setWasSettled] = useState(false);
  const isSettled = wasSettled || isLate || (areListsKnown && isKnown);
  if (isSettled && !wasSettled) setWasSettled(true);
  return isSettled;
}

/** Where a reader starts: today at the court, what is next and what changed, and what the court offers. */
export function HomePage() {
  const court = useAtomValue(courtAtom);
  const { registry } = usePageCourts();
  // told anew when the site's registry has been read
  useAtomValue(areasAtom);
  const isSettled = useSettled();
  const follow = useAppLinks();
  if (!court) return <NoCourtPage />;
  return (
    // until then what was drawn first stands for it
    <HomeView
      isBusy={!isSettled}
      heading={<PageHeading>{homeMessages('homeTitle')}</PageHeading>}
      onClick={follow}
    >
      {registry.offeredAt('/calendar') && <TodayHere />}
      {registry.offeredAt('/calendar') && <ComingDays />}
      {isSettled && (
        <>
          {registry.offeredAt('/search-mylist') && <NextListed />}
          {registry.offeredAt('/search-attorney') && <RecentSearches />}
          {registry.offeredAt('/calendar') && <ChangesHere kind="hearings" />}
          {registry.offeredAt('/s341-hearing') && <ChangesHere kind="meetings" />}
          <TilesView items={registry.menu()} listsMark={<ListCount />} />
        </>
      )}
    </HomeView>
  );
}
