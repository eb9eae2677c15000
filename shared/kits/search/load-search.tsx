/** The searches, which come in a file of their own when they are first asked for. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ './screens/search-screen');

/** Everything dated for whom or what was found. */
export const loadSearchDetail = () =>
  import(/* webpackChunkName: "search-detail" */ './screens/detail-screen');
