import { messagesOf } from '@court/ui';
import { lists } from './en-US.json';

/** What the reader’s own lists say before their app, too. */
export const listFirstMessages = messagesOf({ 'en-US': lists });
