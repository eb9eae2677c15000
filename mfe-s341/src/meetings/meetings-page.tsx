import { isMeetingList, useSearchParams } from '@court/contract';
import { DocketConfigContext, DocketPage, DocketSkeleton, isLobby, useCalendarAddress } from '@court/docket';
// the first paint of the list needs these styles before the list's own chunk; the combined style sheet of all views
// is seven times as large
import '@court/docket/agenda/agenda.module.css';
import { lazy, Suspense } from 'react';
import { MEETINGS } from './docket-config';

const WeekPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '@court/docket/week/week-page')).WeekPage,
}));
const AgendaPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '@court/docket/agenda/agenda-page')).AgendaPage,
}));
const LobbyPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "views" */ '@court/docket/lobby/lobby-page')).LobbyPage,
}));

function Views() {
  const address = useCalendarAddress();
  const [query] = useSearchParams();
  const isList = isMeetingList(query);
  if (address.view === 'day' && !isList && !isLobby(query)) return <DocketPage address={address} />;
  const View = address.view === 'week' ? WeekPage : LobbyPage;
  return (
    <Suspense fallback={<DocketSkeleton />}>{isList ? <AgendaPage /> : <View address={address} />}</Suspense>
  );
}

/**
 * `/s341-hearing`: the 341 meetings of a day, a week, or all days in a list. With `display=board`: the lobby screen.
 */
export function MeetingsPage() {
  return (
    <DocketConfigContext value={MEETINGS}>
      <Views />
    </DocketConfigContext>
  );
}
