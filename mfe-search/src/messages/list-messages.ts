import { messagesOf } from '@court/domain';
import { lists, listsLater } from './en-US.json';

/** Texts of the reader's lists. */
export const listMessages = messagesOf({ 'en-US': { ...lists, ...listsLater } });
