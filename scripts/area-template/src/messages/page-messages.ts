import { messagesOf } from '@court/ui';
import { page } from './en-US.json';

export const pageMessages = messagesOf({ 'en-US': page });
