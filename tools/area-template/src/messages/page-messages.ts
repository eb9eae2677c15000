import { messagesOf } from '@court/domain';
import { page } from './en-US.json';

export const pageMessages = messagesOf({ 'en-US': page });
