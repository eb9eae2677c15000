import { messagesOf } from '@court/domain';
import { near } from './en-US.json';

/** How near a day is. */
export const nearMessages = messagesOf({ 'en-US': near });
