import { messagesOf } from '@court/ui';
import { lists, listsLater } from './en-US.json';

/** Texts of the reader's lists. */
export const listMessages = messagesOf({ 'en-US': { ...lists, ...listsLater } });
