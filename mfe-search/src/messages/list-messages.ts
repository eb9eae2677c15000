import { messagesOf } from '@court/ui';
import { lists } from './en-US.json';

/** Of the reader’s own lists. */
export const listMessages = messagesOf({ 'en-US': lists });
