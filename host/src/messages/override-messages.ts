import { messagesOf } from '@court/ui';
import { override } from './en-US.json';

/** What is said where areas come from a developer’s machine. */
export const overrideMessages = messagesOf({ 'en-US': override });
