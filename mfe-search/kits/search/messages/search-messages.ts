import { messagesOf } from '@court/domain';
import { search } from './en-US.json';

export const searchMessages = messagesOf({ 'en-US': search });
