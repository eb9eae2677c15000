import { agendaLink, CALENDAR_VIEWS, calendarLink, hearingLink } from '@court/contract';
import type { DocketConfig, DocketMessages } from '@court/docket';
import { loadExport, loadRecord } from '@court/record';
import { messagesOf } from '@court/ui';
import { DocketBoard } from './docket/docket-board';
import { day } from './messages/en-US.json';

/** The calendar's own docket: hearings, by the time at which they are called. */
export const HEARINGS: DocketConfig = {
  kind: 'hearings',
  messages: messagesOf<DocketMessages>({ 'en-US': day }),
  presiderField: 'judgeId',
  views: CALENDAR_VIEWS,
  calendarLink,
  agendaLink,
  recordLink: hearingLink,
  mark: 'data-hearing-id',
  loadExport,
  loadRecordPane: async () => (await loadRecord()).HearingPane,
  Board: DocketBoard,
};
