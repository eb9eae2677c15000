import { messagesOf } from '@court/ui';
import { home } from './en-US.json';

export const homeMessages = messagesOf({ 'en-US': home });
