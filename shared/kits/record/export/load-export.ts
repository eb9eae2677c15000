import type { LoadExport } from '@court/contract';

/** Putting records into the reader's calendar, which comes with the file of records when it is first asked for. */
export const loadExport: LoadExport = () => import(/* webpackChunkName: "record" */ './export-records');
