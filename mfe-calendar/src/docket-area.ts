import type { DocketArea } from '@court/docket/docket-area';
import { agendaLink, CALENDAR_VIEWS, calendarLink, hearingLink } from '@court/shared/contract/links';
import { wordsOf } from '@court/shared/words/words-of';
import { DocketBoard } from './docket/docket-board';
import { enUS } from './locales/en-US';

/** The calendar's own docket: hearings, by the time at which they are called. */
export const HEARINGS: DocketArea = {
  kind: 'hearings',
  words: wordsOf({ 'en-US': enUS }),
  who: 'judgeId',
  views: CALENDAR_VIEWS,
  calendarLink,
  agendaLink,
  recordLink: hearingLink,
  mark: 'data-hearing-id',
  Board: DocketBoard,
};
