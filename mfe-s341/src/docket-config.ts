import { meetingLink, meetingListLink, meetingsLink } from '@court/contract';
import type { DocketConfig } from '@court/docket';
import { loadExport, loadRecord } from '@court/record';
import { TrusteeBoard } from './board/trustee-board';
import { FindMeeting } from './meetings/find-meeting';
import { dayMessages } from './messages/day-messages';

/** The docket of 341 meetings: by trustee, then by time. */
export const MEETINGS: DocketConfig = {
  kind: 'meetings',
  messages: dayMessages,
  presiderField: 'trusteeId',
  views: ['day', 'week'],
  calendarLink: meetingsLink,
  agendaLink: meetingListLink,
  recordLink: meetingLink,
  mark: 'data-meeting-id',
  loadExport,
  loadRecordPane: async () => (await loadRecord()).MeetingPane,
  Board: TrusteeBoard,
  Find: FindMeeting,
};
