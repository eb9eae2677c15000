import { messagesOf } from '@court/ui';
import { notices } from './en-US.json';

/** What the browser's notices say. */
export const noticesMessages = messagesOf({ 'en-US': notices });
