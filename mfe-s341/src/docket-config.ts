import type { DocketConfig } from '@court/docket';
import { loadExport, loadRecord } from '@court/record';
import { TrusteeBoard } from './board/trustee-board';
import { LISTED } from './listed-meetings';
import { FindMeeting } from './meetings/find-meeting';

/** Configuration of the docket of 341 meetings, grouped by trustee, then by time. */
export const MEETINGS: DocketConfig = {
  ...LISTED,
  loadExport,
  loadRecordPane: async () => (await loadRecord()).MeetingPane,
  Board: TrusteeBoard,
  Find: FindMeeting,
};
