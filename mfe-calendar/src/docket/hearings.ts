import { agendaLink, CALENDAR_VIEWS, calendarLink, hearingLink } from '@court/contract';
import type { DocketMessages, ListedKind } from '@court/docket';
import { messagesOf } from '@court/domain';
import { day } from '../messages/en-US.json';

/** Configuration of what this area lists: hearings, grouped by judge. */
export const LISTED: ListedKind = {
  kind: 'hearings',
  messages: messagesOf<DocketMessages>({ 'en-US': day }),
  presiderField: 'judgeId',
  views: CALENDAR_VIEWS,
  calendarLink,
  agendaLink,
  recordLink: hearingLink,
  idAttribute: 'data-hearing-id',
};
