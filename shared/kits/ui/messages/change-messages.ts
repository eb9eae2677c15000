import { changes } from './en-US.json';
import { messagesOf } from './messages-of';

/** Texts that describe changes of a record. */
export const changeMessages = messagesOf({ 'en-US': changes });
