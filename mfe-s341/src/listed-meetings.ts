import { meetingLink, meetingListLink, meetingsLink } from '@court/contract';
import type { ListedKind } from '@court/docket';
import { dayMessages } from './messages/day-messages';

/** What this area lists: 341 meetings, before trustees. */
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
