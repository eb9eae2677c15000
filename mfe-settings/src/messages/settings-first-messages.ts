import { messagesOf } from '@court/domain';
import { settings } from './en-US.json';

/** Texts of the settings that the first paint needs too. */
export const settingsFirstMessages = messagesOf({ 'en-US': settings });
