import { isMeetingList, useSearchParams } from '@court/contract';
import { DocketConfigContext, DocketPage, DocketSkeleton, isLobby, useCalendarAddress } from '@court/docket';
// the list is drawn with it before its own file comes, and the sheet of all views is seven times as large
import '@court/docket/agenda/agenda.module.css';
import { lazy, Suspense } from 'react';
import { MEETINGS } from '../docket-config';

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

/** `/s341-hearing`: the 341 meetings of a day, of a week, or one day after another; with `display=board` on the screen in a lobby. */
export function MeetingsPage() {
  return (
    <DocketConfigContext value={MEETINGS}>
      <Views />
    </DocketConfigContext>
  );
}
