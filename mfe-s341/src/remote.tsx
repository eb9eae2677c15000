import type { RemoteModule } from '@court/contract';
import { loadMeetingDetail } from './detail/load-meeting-detail';
import { MeetingsPage } from './meetings/meetings-page';
import { loadDetailPage, loadSearchPage } from './search/load-searches';

/** The addresses this area answers, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 's341-hearing', element: <MeetingsPage /> },
  { path: 's341-hearing-detail/:id?', lazy: { element: loadMeetingDetail } },
  { path: 's341-attorney', lazy: loadSearchPage('attorney') },
  { path: 's341-casenumber', lazy: loadSearchPage('casenumber') },
  { path: 's341-debtor', lazy: loadSearchPage('debtor') },
  { path: 's341-attorney-detail/:id?', lazy: loadDetailPage('attorney') },
  { path: 's341-casenumber-detail/:id?', lazy: loadDetailPage('casenumber') },
  { path: 's341-debtor-detail/:id?', lazy: loadDetailPage('debtor') },
];

export default { routes } satisfies RemoteModule;
