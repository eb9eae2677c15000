import { wordsOf } from '@court/shared/words/words-of';
import { enUS } from './locales/en-US';

export const words = wordsOf({ 'en-US': enUS });
