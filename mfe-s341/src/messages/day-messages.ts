import { messagesOf } from '@court/ui';
import { day } from './en-US.json';

export const dayMessages = messagesOf({ 'en-US': day });
