import { wordsOf } from '@court/ui';
import { officesEnUS } from '../locales/offices-en-US';

export const officeWords = wordsOf({ 'en-US': officesEnUS });
