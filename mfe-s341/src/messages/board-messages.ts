import { messagesOf } from '@court/ui';
import { board } from './en-US.json';

/** What stands on a day’s board beside its meetings. */
export const boardMessages = messagesOf({ 'en-US': board });
