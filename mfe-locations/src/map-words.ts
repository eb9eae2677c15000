import { wordsOf } from '@court/ui';
import { mapEnUS } from './locales/map-en-US';

/** Words of the map's page and of Google's document in it. */
export const mapWords = wordsOf({ 'en-US': mapEnUS });
