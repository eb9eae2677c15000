import { isMeetingList, useSearchParams } from '@court/contract';
import { DocketConfigContext, DocketPage, DocketSkeleton, useCalendarAddress } from '@court/docket';
import { lazy, Suspense } from 'react';
import { MEETINGS } from '../docket-config';

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
    <DocketConfigContext value={MEETINGS}>
      <Views />
    </DocketConfigContext>
  );
}
