import type { LoadExport } from '@court/contract';

/** The page of one record, which comes in a file of its own when it is first asked for. */
export const loadRecord = () => import(/* webpackChunkName: "record" */ './page/record-page');

/** Putting records into the reader's calendar, which comes in the same file. */
export const loadExport: LoadExport = () =>
  import(/* webpackChunkName: "record" */ './export/export-records');
