import { messagesOf } from '@court/domain';
import { board } from './en-US.json';

/** Texts of a day's board besides its meetings. */
export const boardMessages = messagesOf({ 'en-US': board });
