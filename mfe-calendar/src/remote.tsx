import type { RemoteModule } from '@court/shared/contract/remote-module';
import { CalendarPage } from './calendar/calendar-page';

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
  {
    path: 'hearing-detail/:id?',
    lazy: { Component: async () => (await import('./detail/hearing-detail-page')).HearingDetailPage },
  },
];

export default { routes } satisfies RemoteModule;
