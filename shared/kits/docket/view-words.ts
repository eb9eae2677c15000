import type { CalendarKind } from '@court/records';
import { type Words, wordsOf } from '@court/ui';
import { useDocketConfig } from './docket-config';
import { NOUNS } from './locales/nouns';
import { viewsEnUS } from './locales/views-en-us';

export type ViewWords = Words<ReturnType<typeof viewsEnUS>>;

const WORDS: Record<CalendarKind, ViewWords> = {
  hearings: wordsOf({ 'en-US': viewsEnUS(NOUNS.hearings) }),
  meetings: wordsOf({ 'en-US': viewsEnUS(NOUNS.meetings) }),
};

/** Words that no first hearing needs: filters, week, list. */
export function useViewWords(): ViewWords {
  return WORDS[useDocketConfig().kind];
}
