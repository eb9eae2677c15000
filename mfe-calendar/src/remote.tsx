import type { RemoteModule } from '@court/contract';
import { DocketConfigContext } from '@court/docket';
import { loadRecord } from '@court/record';
import type { ReactNode } from 'react';
import { CalendarPage } from './calendar/calendar-page';
import { HEARINGS } from './docket/docket-board';

/** Loads the route's page and the record's page in parallel. */
async function loadHearingDetail() {
  const [{ HearingDetailPage }, { RecordPage }] = await Promise.all([
    // same chunk as the record, which the page needs anyway: see preload-files.ts of the release tool
    import(/* webpackChunkName: "record" */ './detail/hearing-detail-page'),
    loadRecord(),
  ]);
  return { element: <HearingDetailPage RecordPage={RecordPage} /> };
}

async function loadAgenda() {
  const { AgendaPage } = await import(/* webpackChunkName: "views" */ '@court/docket/agenda/agenda-page');
  return { element: ofHearings(<AgendaPage />) };
}

const ofHearings = (page: ReactNode) => <DocketConfigContext value={HEARINGS}>{page}</DocketConfigContext>;

/** The routes of this area, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 'calendar', element: ofHearings(<CalendarPage />) },
  { path: 'hearing', lazy: loadAgenda },
  { path: 'hearing-detail/:id?', lazy: loadHearingDetail },
];

export default { routes } satisfies RemoteModule;
