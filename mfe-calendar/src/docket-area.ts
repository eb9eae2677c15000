import type { DocketArea } from '@court/docket/docket-area';
import { docketEnUS } from '@court/docket/locales/docket-en-us';
import { agendaLink, CALENDAR_VIEWS, calendarLink, hearingLink } from '@court/shared/contract/links';
import { FILTER_NAMES } from '@court/shared/records/docket-filter';
import { wordsOf } from '@court/shared/words/words-of';
import { DocketBoard } from './docket/docket-board';
import { NOUNS } from './locales/en-US';

/** The calendar's own docket: hearings, by the time at which they are called. */
export const HEARINGS: DocketArea = {
  kind: 'hearings',
  nouns: NOUNS,
  words: wordsOf({ 'en-US': docketEnUS(NOUNS) }),
  who: 'judgeId',
  views: CALENDAR_VIEWS,
  filters: FILTER_NAMES,
  calendarLink,
  agendaLink,
  recordLink: hearingLink,
  Board: DocketBoard,
};
