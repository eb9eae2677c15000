import { DocketPage, DocketSkeleton, useCalendarAddress } from '@court/docket';
import { lazy, Suspense } from 'react';

const WeekPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '@court/docket/week/week-page')).WeekPage,
}));
const MonthPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '../month/month-page')).MonthPage,
}));

/** `/calendar`: the hearings of a day, a week or a month. */
export function CalendarPage() {
  const address = useCalendarAddress();
  if (address.view === 'day') return <DocketPage address={address} />;
  const View = address.view === 'week' ? WeekPage : MonthPage;
  return (
    <Suspense fallback={<DocketSkeleton />}>
      <View address={address} />
    </Suspense>
  );
}
