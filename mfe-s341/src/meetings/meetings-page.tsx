import { DocketPage } from '@court/docket/day/docket-page';
import { DocketSkeleton } from '@court/docket/day/docket-skeleton';
import { DocketAreaContext } from '@court/docket/docket-area';
import { useCalendarAddress } from '@court/docket/frame/use-calendar-address';
import { isMeetingList } from '@court/shared/contract/meeting-links';
import { useSearchParams } from '@court/shared/router';
import { lazy, Suspense } from 'react';
import { MEETINGS } from '../docket-area';

const WeekPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '@court/docket/week/week-page')).WeekPage,
}));
const AgendaPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '@court/docket/agenda/agenda-page')).AgendaPage,
}));

function Views() {
  const address = useCalendarAddress();
  const [query] = useSearchParams();
  const isList = isMeetingList(query);
  if (address.view === 'day' && !isList) return <DocketPage address={address} />;
  return (
    <Suspense fallback={<DocketSkeleton />}>
      {isList ? <AgendaPage /> : <WeekPage address={address} />}
    </Suspense>
  );
}

/** `/s341-hearing`: the 341 meetings of a day, of a week, or one day after another. */
export function MeetingsPage() {
  return (
    <DocketAreaContext value={MEETINGS}>
      <Views />
    </DocketAreaContext>
  );
}
