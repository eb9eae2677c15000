import type { DocketConfig } from '@court/docket';
import { loadExport, loadRecord } from '@court/record';
import { DocketBoard } from './docket/docket-board';
import { LISTED } from './hearings';

/** The calendar's own docket: hearings, by the time at which they are called. */
export const HEARINGS: DocketConfig = {
  ...LISTED,
  loadExport,
  loadRecordPane: async () => (await loadRecord()).HearingPane,
  Board: DocketBoard,
};
