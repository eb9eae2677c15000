import { messagesOf } from '@court/ui';
import { search } from './en-US.json';

export const searchMessages = messagesOf({ 'en-US': search });
