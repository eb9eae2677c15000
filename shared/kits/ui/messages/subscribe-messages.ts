import { subscribe } from './en-US.json';
import { messagesOf } from './messages-of';

/** What is said of a court's calendar feeds. */
export const subscribeMessages = messagesOf({ 'en-US': subscribe });
