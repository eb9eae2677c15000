import { messagesOf } from '@court/domain';
import { lists } from './en-US.json';

/** Texts of the reader's lists that the first paint needs too. */
export const listFirstMessages = messagesOf({ 'en-US': lists });
