import { messagesOf } from '@court/domain';
import { offline } from './en-US.json';

export const offlineMessages = messagesOf({ 'en-US': offline });
