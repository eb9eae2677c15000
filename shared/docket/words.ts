import { wordsOf } from '@court/shared/words/words-of';
import { rowEnUS } from './locales/row-en-us';

export const words = wordsOf({ 'en-US': rowEnUS });
