/** The page of one record, which comes in a file of its own when it is first asked for. */
export const loadRecord = () => import(/* webpackChunkName: "record" */ './page/record-page');
