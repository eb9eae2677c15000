import { messagesOf } from '@court/ui';
import { settings } from './en-US.json';

/** What the settings say before their app, too. */
export const settingsFirstMessages = messagesOf({ 'en-US': settings });
