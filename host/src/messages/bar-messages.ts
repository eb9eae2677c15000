import { messagesOf } from '@court/ui';
import { bar } from './en-US.json';

/** What the shell says before the app, too. */
export const barMessages = messagesOf({ 'en-US': bar });
