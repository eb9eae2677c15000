import type { RemoteModule } from '@court/contract';
import { loadDetailPage } from './load-detail-page';
import { loadFollowedPage, loadMyList, loadMyMeetings, loadSavedHearing } from './load-list-pages';
import { loadSearchPage } from './load-search-page';

/** The addresses this area answers, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 'search-attorney', lazy: loadSearchPage('attorney') },
  { path: 'search-casenumber', lazy: loadSearchPage('casenumber') },
  { path: 'search-debtor', lazy: loadSearchPage('debtor') },
  { path: 'search-attorney-detail/:id?', lazy: loadDetailPage('attorney') },
  { path: 'search-casenumber-detail/:id?', lazy: loadDetailPage('casenumber') },
  { path: 'search-debtor-detail/:id?', lazy: loadDetailPage('debtor') },
  { path: 'search-mylist', lazy: loadMyList },
  { path: 'search-mylist-detail/:id?', lazy: loadSavedHearing },
  { path: 'search-mycase', lazy: loadFollowedPage('cases') },
  { path: 'search-mydebtor', lazy: loadFollowedPage('debtors') },
  { path: 'search-my341meetings/:id?', lazy: loadMyMeetings },
];

export default { routes } satisfies RemoteModule;
