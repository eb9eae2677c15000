import type { RemoteModule } from '@court/contract';
import { detailPageLoader } from './detail-page-loader';
import { loadFollowedPage, loadSavedHearing, loadSavedList, loadSavedMeeting } from './load-list-pages';
import { searchPageLoader } from './search-page-loader';

/** The routes of this area, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 'search-attorney', lazy: searchPageLoader('attorney') },
  { path: 'search-casenumber', lazy: searchPageLoader('casenumber') },
  { path: 'search-debtor', lazy: searchPageLoader('debtor') },
  { path: 'search-attorney-detail/:id?', lazy: detailPageLoader('attorney') },
  { path: 'search-casenumber-detail/:id?', lazy: detailPageLoader('casenumber') },
  { path: 'search-debtor-detail/:id?', lazy: detailPageLoader('debtor') },
  { path: 'search-mylist', lazy: loadSavedList('hearings') },
  { path: 'search-mylist-detail/:id?', lazy: loadSavedHearing },
  { path: 'search-mycase', lazy: loadFollowedPage('cases') },
  { path: 'search-mydebtor', lazy: loadFollowedPage('debtors') },
  { path: 'search-my341meetings', lazy: loadSavedList('meetings') },
  { path: 'search-my341meetings/:id', lazy: loadSavedMeeting },
];

export default { routes } satisfies RemoteModule;
