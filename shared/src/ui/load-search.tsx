/** The searches, which come in a file of their own when they are first asked for. */
export const loadSearch = () => import(/* webpackChunkName: "shared-search" */ './search/search-screen');

/** Everything dated for whom or what was found. */
export const loadSearchDetail = () =>
  import(/* webpackChunkName: "shared-search-detail" */ './search/detail-screen');

/** The reader's own lists. */
export const loadLists = () => import('./lists/list-pages');
