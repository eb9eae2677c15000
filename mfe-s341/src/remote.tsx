import type { RemoteModule } from '@court/contract';
import { loadMeetingDetail } from './detail/load-meeting-detail';
import { MeetingsPage } from './meetings/meetings-page';
import { detailPageLoader, searchPageLoader } from './search/search-loaders';

/** The routes of this area, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 's341-hearing', element: <MeetingsPage /> },
  { path: 's341-hearing-detail/:id?', lazy: loadMeetingDetail },
  { path: 's341-attorney', lazy: searchPageLoader('attorney') },
  { path: 's341-casenumber', lazy: searchPageLoader('casenumber') },
  { path: 's341-debtor', lazy: searchPageLoader('debtor') },
  { path: 's341-attorney-detail/:id?', lazy: detailPageLoader('attorney') },
  { path: 's341-casenumber-detail/:id?', lazy: detailPageLoader('casenumber') },
  { path: 's341-debtor-detail/:id?', lazy: detailPageLoader('debtor') },
];

export default { routes } satisfies RemoteModule;
