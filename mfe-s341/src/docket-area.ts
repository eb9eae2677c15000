import type { DocketArea } from '@court/docket/docket-area';
import { meetingLink, meetingListLink, meetingsLink } from '@court/shared/contract/meeting-links';
import { TrusteeBoard } from './board/trustee-board';
import { FindMeeting } from './meetings/find-meeting';
import { words } from './words';

/** The docket of 341 meetings: by trustee, then by time. */
export const MEETINGS: DocketArea = {
  kind: 'meetings',
  words,
  who: 'trusteeId',
  views: ['day', 'week'],
  calendarLink: meetingsLink,
  agendaLink: meetingListLink,
  recordLink: meetingLink,
  mark: 'data-meeting-id',
  Board: TrusteeBoard,
  Find: FindMeeting,
};
