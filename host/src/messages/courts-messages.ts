import { messagesOf } from '@court/domain';
import { courts } from './en-US.json';

export const courtsMessages = messagesOf({ 'en-US': courts });
