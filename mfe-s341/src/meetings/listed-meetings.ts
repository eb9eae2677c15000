import { meetingLink, meetingListLink, meetingsLink } from '@court/contract';
import type { ListedKind } from '@court/docket';
import { dayMessages } from '../messages/day-messages';

/** Configuration of what this area lists: 341 meetings, grouped by trustee. */
export const LISTED: ListedKind = {
  kind: 'meetings',
  messages: dayMessages,
  presiderField: 'trusteeId',
  views: ['day', 'week'],
  calendarLink: meetingsLink,
  agendaLink: meetingListLink,
  recordLink: meetingLink,
  idAttribute: 'data-meeting-id',
};
