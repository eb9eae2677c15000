import { messagesOf } from '@court/ui/messages-of';
import { event } from './en-US.json';

/** What stands in events that go into a reader’s calendar. */
export const eventMessages = messagesOf({ 'en-US': event });
