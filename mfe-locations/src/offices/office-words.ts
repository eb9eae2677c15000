import { wordsOf } from '@court/shared/words/words-of';
import { officesEnUS } from '../locales/offices-en-US';

export const officeWords = wordsOf({ 'en-US': officesEnUS });
