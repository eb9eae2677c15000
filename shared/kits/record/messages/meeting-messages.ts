import { messagesOf } from '@court/ui';
import { meeting } from './en-US.json';

/** What stands on the page of a 341 meeting alone; whatever states the law names its source. */
export const meetingMessages = messagesOf({ 'en-US': meeting });
