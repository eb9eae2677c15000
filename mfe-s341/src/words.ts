import { wordsOf } from '@court/ui';
import { boardEnUS } from './locales/board-en-US';
import { enUS } from './locales/en-US';

export const words = wordsOf({ 'en-US': enUS });

export const boardWords = wordsOf({ 'en-US': boardEnUS });
