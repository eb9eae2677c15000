/** The search screen. Loaded on first use, in a chunk of its own. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ './screens/search-screen');

/** The page with all dates of a person or case. */
export const loadSearchDetail = () =>
  import(/* webpackChunkName: "search-detail" */ './screens/detail-screen');
