import { messagesOf } from '@court/ui';
import { lists, listsLater } from './en-US.json';

/** Of the reader’s own lists. */
export const listMessages = messagesOf({ 'en-US': { ...lists, ...listsLater } });
