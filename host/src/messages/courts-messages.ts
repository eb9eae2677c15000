import { messagesOf } from '@court/ui';
import { courts } from './en-US.json';

export const courtsMessages = messagesOf({ 'en-US': courts });
