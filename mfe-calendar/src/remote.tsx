import type { RemoteModule } from '@court/shared/contract/remote-module';
import { CalendarPage } from './calendar/calendar-page';
import { loadHearingDetail } from './detail/load-hearing-detail';

/** The addresses this area answers, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 'calendar', element: <CalendarPage /> },
  {
    path: 'hearing',
    lazy: {
      Component: async () =>
        (await import(/* webpackChunkName: "views" */ './agenda/hearing-page')).HearingPage,
    },
  },
  { path: 'hearing-detail/:id?', lazy: { element: loadHearingDetail } },
];

export default { routes } satisfies RemoteModule;
