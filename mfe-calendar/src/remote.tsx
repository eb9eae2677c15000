import type { RemoteModule } from '@court/contract';
import { DocketConfigContext } from '@court/docket';
import type { ReactNode } from 'react';
import { CalendarPage } from './calendar/calendar-page';
import { loadHearingDetail } from './detail/load-hearing-detail';
import { HEARINGS } from './docket-config';

const ofHearings = (page: ReactNode) => <DocketConfigContext value={HEARINGS}>{page}</DocketConfigContext>;

/** The addresses this area answers, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 'calendar', element: ofHearings(<CalendarPage />) },
  {
    path: 'hearing',
    lazy: {
      element: async () => {
        const { AgendaPage } = await import(
          /* webpackChunkName: "views" */ '@court/docket/agenda/agenda-page'
        );
        return ofHearings(<AgendaPage />);
      },
    },
  },
  { path: 'hearing-detail/:id?', lazy: { element: loadHearingDetail } },
];

export default { routes } satisfies RemoteModule;
