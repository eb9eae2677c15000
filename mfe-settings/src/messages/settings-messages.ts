import { messagesOf } from '@court/ui';
import { settings } from './en-US.json';

export const settingsMessages = messagesOf({ 'en-US': settings });
