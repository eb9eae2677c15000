import { messagesOf } from '@court/ui';
import { firstPaint } from './en-US.json';

/** What a page says before, and without, its app; the words that the app's shell has too are the same. */
export const firstPaintMessages = messagesOf({ 'en-US': firstPaint });
