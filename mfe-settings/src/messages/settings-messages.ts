import { messagesOf } from '@court/domain';
import { settings, settingsLater } from './en-US.json';

export const settingsMessages = messagesOf({ 'en-US': { ...settings, ...settingsLater } });
