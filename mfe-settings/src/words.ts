import { wordsOf } from '@court/ui';
import { enUS } from './locales/en-US';

export const words = wordsOf({ 'en-US': enUS });
