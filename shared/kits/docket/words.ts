import { wordsOf } from '@court/ui';
import { rowEnUS } from './locales/row-en-us';

export const words = wordsOf({ 'en-US': rowEnUS });
