import type { DocketConfig } from '@court/docket';
import { loadExport, loadRecord } from '@court/record';
import { TrusteeBoard } from '../board/trustee-board';
import { FindMeeting } from './find-meeting';
import { LISTED } from './listed-meetings';

/** Configuration of the docket of 341 meetings, grouped by trustee, then by time. */
export const MEETINGS: DocketConfig = {
  ...LISTED,
  loadExport,
  loadRecordPane: async () => (await loadRecord()).MeetingPane,
  Board: TrusteeBoard,
  Find: FindMeeting,
};
