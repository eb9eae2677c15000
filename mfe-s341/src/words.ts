import { wordsOf } from '@court/shared/words/words-of';
import { boardEnUS } from './locales/board-en-US';
import { enUS } from './locales/en-US';

export const words = wordsOf({ 'en-US': enUS });

export const boardWords = wordsOf({ 'en-US': boardEnUS });
