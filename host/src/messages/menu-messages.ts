import { messagesOf } from '@court/ui';
import { menu } from './en-US.json';

export const menuMessages = messagesOf({ 'en-US': menu });
