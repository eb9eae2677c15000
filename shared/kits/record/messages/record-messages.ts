import { messagesOf } from '@court/ui';
import { record } from './en-US.json';

/** What stands on the page of a hearing or a 341 meeting. */
export const recordMessages = messagesOf({ 'en-US': record });
