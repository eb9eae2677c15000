import { type Words, wordsOf } from '@court/shared/words/words-of';
import { useDocketArea } from './docket-area';
import type { Nouns } from './locales/nouns';
import { viewsEnUS } from './locales/views-en-us';

export type ViewWords = Words<ReturnType<typeof viewsEnUS>>;

const made = new WeakMap<Nouns, ViewWords>();

/** Words that no first hearing needs: filters, week, list. */
export function useViewWords(): ViewWords {
  const { nouns } = useDocketArea();
  const words = made.get(nouns) ?? wordsOf({ 'en-US': viewsEnUS(nouns) });
  made.set(nouns, words);
  return words;
}
