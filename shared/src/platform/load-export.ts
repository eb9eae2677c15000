/** Putting records into the reader's calendar, which comes with the file of records when it is first asked for. */
export const loadExport = () => import(/* webpackChunkName: "shared-record" */ '../export/export-records');
