import { changes } from './en-US.json';
import { messagesOf } from './messages-of';

/** What has become of a record, wherever changes are listed. */
export const changeMessages = messagesOf({ 'en-US': changes });
