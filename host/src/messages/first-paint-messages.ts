import { messagesOf } from '@court/domain';
import { firstPaint } from './en-US.json';

/** Texts that a page shows before the app or without it. Texts that the app's shell shows too are identical. */
export const firstPaintMessages = messagesOf({ 'en-US': firstPaint });
