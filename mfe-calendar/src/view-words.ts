import { wordsOf } from '@court/ui';
import { viewsEnUS } from './locales/views-en-US';

/** Words that no first hearing needs: filters, week, month, list. */
export const viewWords = wordsOf({ 'en-US': viewsEnUS });
