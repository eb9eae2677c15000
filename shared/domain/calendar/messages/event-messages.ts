import { messagesOf } from '../../words/messages-of';
import { event } from './en-US.json';

/** Texts of the events in the reader's calendar. */
export const eventMessages = messagesOf({ 'en-US': event });
