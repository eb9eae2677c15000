import { useSearchParams } from '@court/contract';
import { DocketPage, DocketSkeleton, isLobby, useCalendarAddress } from '@court/docket';
import { lazy, Suspense } from 'react';

const WeekPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '@court/docket/week/week-page')).WeekPage,
}));
const MonthPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '../month/month-page')).MonthPage,
}));
const LobbyPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '@court/docket/lobby/lobby-page')).LobbyPage,
}));

/** `/calendar`: the hearings of a day, a week or a month. With `display=board`: the day on a lobby screen. */
export function CalendarPage() {
  const address = useCalendarAddress();
  const [query] = useSearchParams();
  if (address.view === 'day' && !isLobby(query)) return <DocketPage address={address} />;
  const View = { day: LobbyPage, week: WeekPage, month: MonthPage }[address.view];
  return (
    <Suspense fallback={<DocketSkeleton />}>
      <View address={address} />
    </Suspense>
  );
}
