import { messagesOf } from '@court/ui';
import { offline } from './en-US.json';

export const offlineMessages = messagesOf({ 'en-US': offline });
